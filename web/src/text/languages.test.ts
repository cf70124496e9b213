import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageFor, localeFor } from './languages.ts'

test('a browser’s wish finds the language of the house', () => {
  assert.equal(languageFor(['zh-TW']), 'zh-Hant')
  assert.equal(languageFor(['zh-Hant-HK']), 'zh-Hant')
  assert.equal(languageFor(['zh-CN', 'en']), 'zh-Hans')
  assert.equal(languageFor(['zh']), 'zh-Hans')
  assert.equal(languageFor(['fr-FR', 'vi-VN', 'en']), 'vi')
  assert.equal(languageFor(['th']), 'th')
  assert.equal(languageFor(['fr']), 'en')
  assert.equal(languageFor([]), 'en')
})

test('days are written as where the patron lives', () => {
  assert.equal(localeFor('en', ['en-GB', 'en']), 'en-GB')
  assert.equal(localeFor('en', ['th-TH', 'en-AU']), 'en-AU')
  assert.equal(localeFor('zh-Hant', ['zh-CN', 'zh-HK']), 'zh-HK')
  assert.equal(localeFor('zh-Hans', ['zh-TW']), 'zh-Hans')
  assert.equal(localeFor('vi', ['en-US']), 'vi')
})
