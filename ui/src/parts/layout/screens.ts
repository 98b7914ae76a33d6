// What kind of screen it is, for what stands elsewhere on another.
import { MediaQuery } from 'svelte/reactivity'

/** Where the record has no place of its own; a sheet shows it there. */
export const small = new MediaQuery(
  '((max-width: 599px) and (orientation: portrait)) or (max-width: 499px) or ((max-height: 500px) and (orientation: landscape))',
)

/** Whether there is room beside the board for what goes on. */
export const wide = new MediaQuery(
  '(min-height: 501px) and ((min-width: 1200px) or ((min-width: 900px) and (orientation: landscape)))',
)

/** A phone on its side: the board takes the whole height. */
export const low = new MediaQuery('(min-width: 500px) and (max-height: 500px) and (orientation: landscape)')
