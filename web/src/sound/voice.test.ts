import assert from 'node:assert/strict'
import { test } from 'node:test'
import { voiceFor } from './voice.ts'

const voice = (lang: string, localService = true) => ({ lang, localService })

test('a voice is found by what devices call the five languages', () => {
  const voices = [voice('en-GB'), voice('zh-CN'), voice('zh_TW'), voice('vi-VN'), voice('th-TH')]
  assert.deepEqual((['en', 'zh-Hant', 'zh-Hans', 'vi', 'th'] as const).map((language) => voiceFor(language, voices)?.lang), ['en-GB', 'zh_TW', 'zh-CN', 'vi-VN', 'th-TH'])
})

test('neither text of Chinese is read by the voice of the other', () => {
  assert.equal(voiceFor('zh-Hant', [voice('zh-CN')]), null)
  assert.equal(voiceFor('zh-Hans', [voice('zh-HK'), voice('zh-TW')]), null)
})

test('a voice that is not on the device is not used', () => {
  assert.equal(voiceFor('th', [voice('th-TH', false)]), null)
  assert.equal(voiceFor('en', [voice('enx-US')]), null)
})
