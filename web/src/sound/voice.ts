/** The dealer's calls, spoken by a voice of the device's own. Nothing is fetched: a voice that lives elsewhere is not used. */
import type { Language } from '../text/languages.ts'

/** What a voice calls a language, the best first. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['en'], 'zh-Hant': ['zh-tw', 'zh-hant', 'zh-hk'], 'zh-Hans': ['zh-cn', 'zh-hans', 'zh-sg'], vi: ['vi'], th: ['th'],
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

/** The voice for a language, or null when the device has none. */
export function voiceFor<V extends Voice>(language: Language, voices: readonly V[]): V | null {
  const here = voices.filter(({ localService }) => localService)
  for (const name of NAMES[language]) {
    const found = here.find(({ lang }) => `${lang.toLowerCase().replaceAll('_', '-')}-`.startsWith(`${name}-`))
    if (found) return found
  }
  return null
}

/** Hears of the voice for a language now and whenever the device has learned of others, until the function given back is called. */
export function listenForVoice(language: Language, told: (voice: SpeechSynthesisVoice | null) => void): () => void {
  if (!('speechSynthesis' in window)) {
    told(null)
    return () => undefined
  }
  const look = () => told(voiceFor(language, speechSynthesis.getVoices()))
  look()
  speechSynthesis.addEventListener('voiceschanged', look)
  return () => speechSynthesis.removeEventListener('voiceschanged', look)
}

/** Says it, in place of what is being said. `volume` is in hundredths. */
export function say(text: string, voice: SpeechSynthesisVoice, volume: number): void {
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voice
  words.lang = voice.lang
  words.volume = volume / 100
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}

export function hush(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}
