import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageFor } from './languages.ts'

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
