// Written by `make types` from the rulebooks in editions/books.py. Change those, and not this.

/** A rulebook of the standard game: its name, and how its board looks. */
export type Edition = {
  readonly name: string
  readonly title: string
  readonly palette: string
  readonly large_print: boolean
  readonly rulebook_coordinates: boolean
}

export const EDITIONS: readonly Edition[] = [
  {
    name: 'folio',
    title: 'Folio',
    palette: 'classic',
    large_print: false,
    rulebook_coordinates: false,
  },
  {
    name: 'tile-lock',
    title: 'Tile Lock',
    palette: 'classic',
    large_print: false,
    rulebook_coordinates: false,
  },
  {
    name: 'large-print',
    title: 'Large Print',
    palette: 'modern',
    large_print: true,
    rulebook_coordinates: true,
  },
  {
    name: 'magnetic',
    title: 'Magnetic',
    palette: 'modern',
    large_print: false,
    rulebook_coordinates: true,
  },
]
