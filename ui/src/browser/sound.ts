// What the table sounds like, made here and now of noise and sines: a tile on wood, a rack, a bell, a soft tick.
import { settings } from './settings.svelte'

export type Sound = 'tile' | 'rustle' | 'bell' | 'tick'

const VOLUME = 0.16
const BUZZ: Partial<Record<Sound, number>> = { tile: 8, bell: 30 }

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Quiet, and nothing at all where the person wants none or the browser has not allowed any yet. */
export function sound(name: Sound): void {
  const shake = BUZZ[name]
  if (shake && settings.now.vibration) navigator.vibrate?.(shake)
  if (!settings.now.sound || !navigator.userActivation?.hasBeenActive) return
  context ??= typeof AudioContext === 'function' ? new AudioContext() : null
  if (!context) return
  void context.resume()
  MADE[name](context, context.currentTime)
}

const MADE: Record<Sound, (at: AudioContext, now: number) => void> = {
  tile(at, now) {
    hiss(at, now, { pitch: 1900, sharp: 2.5, loud: 1, long: 0.045 })
    tone(at, now, { pitch: 210, loud: 0.9, long: 0.07 })
  },
  rustle(at, now) {
    for (let count = 0; count < 5; count++) {
      hiss(at, now + count * 0.045, { pitch: 1500 + count * 260, sharp: 1.2, loud: 0.45, long: 0.05 })
    }
  },
  bell(at, now) {
    tone(at, now, { pitch: 660, loud: 0.55, long: 0.7 })
    tone(at, now, { pitch: 1320, loud: 0.18, long: 0.5 })
    tone(at, now + 0.11, { pitch: 880, loud: 0.45, long: 0.9 })
  },
  tick(at, now) {
    hiss(at, now, { pitch: 3200, sharp: 6, loud: 0.4, long: 0.02 })
  },
}

function tone(
  at: AudioContext,
  now: number,
  { pitch, loud, long }: { pitch: number; loud: number; long: number },
): void {
  const voice = new OscillatorNode(at, { type: 'sine', frequency: pitch })
  voice.connect(fading(at, now, loud, long)).connect(at.destination)
  voice.start(now)
  voice.stop(now + long)
}

type Hiss = { pitch: number; sharp: number; loud: number; long: number }

function hiss(at: AudioContext, now: number, { pitch, sharp, loud, long }: Hiss): void {
  const voice = new AudioBufferSourceNode(at, { buffer: (noise ??= whiteNoise(at)) })
  const band = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: sharp })
  voice
    .connect(band)
    .connect(fading(at, now, loud, long))
    .connect(at.destination)
  voice.start(now, Math.random() * 0.5, long)
}

function fading(at: AudioContext, now: number, loud: number, long: number): GainNode {
  const gain = new GainNode(at, { gain: 0 })
  gain.gain.setValueAtTime(0, now)
  gain.gain.linearRampToValueAtTime(loud * VOLUME, now + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, now + long)
  return gain
}

function whiteNoise(at: AudioContext): AudioBuffer {
  const buffer = at.createBuffer(1, at.sampleRate, at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  return buffer
}
