// Whom children know each other by: an animal each, so that nobody needs to read.
import pictures from 'virtual:pictures'

const ANIMALS = ['FOX', 'PANDA', 'FROG', 'OWL'] as const

export const animalOf = (seat: number): string => ANIMALS[seat % ANIMALS.length] ?? 'FOX'
export const pictureOf = (word: string): string | null => pictures[word] ?? null
export const faceOf = (seat: number): string => pictureOf(animalOf(seat)) ?? ''
