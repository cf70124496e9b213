/**
 * Sounds, made on the spot: no file is fetched, and nothing sounds before the patron has touched the page.
 */
export type Sound = 'card' | 'chip' | 'confirm' | 'open' | 'close' | 'tick' | 'gain'

let context: AudioContext | null = null

function ready(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

export function play(sound: Sound): void {
  const audio = ready()
  if (!audio) return
  const at = audio.currentTime
  switch (sound) {
    case 'card': return rustle(audio, at, 0.09, 2_600, 0.22)
    case 'chip': return clicks(audio, at, [2_900, 3_700])
    case 'confirm': return clicks(audio, at, [2_400, 3_100, 3_900])
    case 'open': return bell(audio, at, [523], 0.05)
    case 'close': return bell(audio, at, [392, 330], 0.05)
    case 'tick': return bell(audio, at, [880], 0.025)
    case 'gain': return bell(audio, at, [523, 659, 784], 0.06)
  }
}

/** A card over felt: a breath of filtered noise. */
function rustle(audio: AudioContext, at: number, seconds: number, pitch: number, loudness: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source.connect(filter).connect(new GainNode(audio, { gain: loudness })).connect(audio.destination)
  source.start(at)
}

/** Clay on clay: very short, high, one after another. */
function clicks(audio: AudioContext, at: number, pitches: readonly number[]): void {
  pitches.forEach((pitch, index) => tone(audio, at + index * 0.045, pitch, 0.05, 0.045, 'triangle'))
}

function bell(audio: AudioContext, at: number, pitches: readonly number[], loudness: number): void {
  pitches.forEach((pitch, index) => tone(audio, at + index * 0.11, pitch, 0.5, loudness, 'sine'))
}

function tone(audio: AudioContext, at: number, pitch: number, seconds: number, loudness: number, type: OscillatorType): void {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loudness, at + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  const voice = new OscillatorNode(audio, { type, frequency: pitch })
  voice.connect(gain).connect(audio.destination)
  voice.start(at)
  voice.stop(at + seconds)
}
