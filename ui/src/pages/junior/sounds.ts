// Friendly sounds and spoken words, both only while sound is on. Nothing depends on them: everything that is heard is also shown.
import { settings } from '../../browser/settings.svelte'

type Note = readonly [hertz: number, after: number, lasts: number]

const [C, E, G, A, HIGH] = [523, 659, 784, 880, 1047]
const TUNES = {
  tile: [[A, 0, 0.08]],
  back: [[E, 0, 0.08]],
  no: [
    [330, 0, 0.12],
    [294, 0.1, 0.16],
  ],
  turn: [
    [G, 0, 0.12],
    [C, 0.12, 0.2],
  ],
  word: [
    [C, 0, 0.12],
    [E, 0.1, 0.12],
    [G, 0.2, 0.25],
  ],
  end: [
    [C, 0, 0.16],
    [E, 0.14, 0.16],
    [G, 0.28, 0.16],
    [HIGH, 0.42, 0.5],
  ],
} as const satisfies Record<string, readonly Note[]>

let context: AudioContext | null = null

/** Nothing before the first touch: browsers play none of it, and getting ready takes a slow phone half a second. */
export function play(tune: keyof typeof TUNES): void {
  if (!settings.now.sound || !navigator.userActivation?.hasBeenActive || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const note of TUNES[tune]) sound(context, note)
}

/** Say it aloud, in the language of the words on the board unless it is another. What was being said is not finished. */
export function say(text: string, language = 'en-US'): void {
  if (!settings.now.sound || typeof speechSynthesis === 'undefined' || !text) return
  speechSynthesis.cancel()
  const words = new SpeechSynthesisUtterance(text.toLowerCase())
  words.lang = language
  words.rate = 0.85
  speechSynthesis.speak(words)
}

/** A soft mallet: it begins at once and fades. */
function sound(audio: AudioContext, [hertz, after, lasts]: Note): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  const start = audio.currentTime + after
  tone.type = 'triangle'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.14, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts + 0.2)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + lasts + 0.25)
}
