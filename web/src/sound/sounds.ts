/**
 * Sounds, made on the spot: no file is fetched, and nothing sounds before the patron has touched the page.
 */
export type Sound = 'card' | 'chip' | 'confirm' | 'open' | 'close' | 'tick' | 'gain'

let context: AudioContext | null = null

/** Where sounds go; null before the patron has touched the page. */
export function ready(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** `volume` is in hundredths. */
export function play(sound: Sound, volume: number): void {
  const audio = ready()
  if (!audio || volume === 0) return
  const out = new GainNode(audio, { gain: volume / 100 })
  out.connect(audio.destination)
  const at = audio.currentTime
  switch (sound) {
    case 'card': return rustle(out, at, 0.09, 2_600, 0.28)
    case 'chip': return clicks(out, at, [2_900, 3_700])
    case 'confirm': return clicks(out, at, [2_400, 3_100, 3_900])
    case 'open': return bell(out, at, [523], 0.06)
    case 'close': return bell(out, at, [392, 330], 0.06)
    case 'tick': return bell(out, at, [880], 0.03)
    case 'gain': return bell(out, at, [523, 659, 784], 0.075)
  }
}

/** A card over felt: a breath of filtered noise. */
function rustle(out: GainNode, at: number, seconds: number, pitch: number, loudness: number): void {
  const audio = out.context
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  source.connect(filter).connect(new GainNode(audio, { gain: loudness })).connect(out)
  source.start(at)
}

/** Clay on clay: very short, high, one after another. */
function clicks(out: GainNode, at: number, pitches: readonly number[]): void {
  pitches.forEach((pitch, index) => tone(out, at + index * 0.045, pitch, 0.05, 0.056, 'triangle'))
}

function bell(out: GainNode, at: number, pitches: readonly number[], loudness: number): void {
  pitches.forEach((pitch, index) => tone(out, at + index * 0.11, pitch, 0.5, loudness, 'sine'))
}

function tone(out: GainNode, at: number, pitch: number, seconds: number, loudness: number, type: OscillatorType): void {
  const audio = out.context
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loudness, at + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  const voice = new OscillatorNode(audio, { type, frequency: pitch })
  voice.connect(gain).connect(out)
  voice.start(at)
  voice.stop(at + seconds)
}
