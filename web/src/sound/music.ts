/** Quiet music, made on the spot: long soft notes of one scale, never twice the same, until it is stopped. */
import { ready } from './sounds.ts'

/** A pentatonic scale round the middle of a piano, Hz: whatever sounds together, sounds well. */
const NOTES = [196, 220, 261.63, 293.66, 329.63, 392, 440, 523.25] as const
const EVERY_MS = 2_600
const LASTS_SECONDS = 7
const LOUDNESS = 0.03

/** `volume` is asked for with every note, in hundredths. */
export function playMusic(volume: () => number): () => void {
  let at = Math.floor(NOTES.length / 2)
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    at = Math.min(NOTES.length - 1, Math.max(0, at + Math.floor(Math.random() * 5) - 2))
    note(NOTES[at]!, (volume() / 100) * LOUDNESS)
    if (Math.random() < 0.4) note(NOTES[at]! / 2, (volume() / 100) * LOUDNESS)
  }, EVERY_MS)
  return () => clearInterval(timer)
}

function note(pitch: number, loudness: number): void {
  const audio = ready()
  if (!audio || loudness === 0) return
  const now = audio.currentTime
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, now)
  gain.gain.linearRampToValueAtTime(loudness, now + 1.8)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + LASTS_SECONDS)
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 900 })
  const string = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  string.connect(filter).connect(gain).connect(audio.destination)
  string.start(now)
  string.stop(now + LASTS_SECONDS)
}
