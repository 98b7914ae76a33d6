// The texts of the rules in the reader's language. They come when somebody reads rules: no other page needs them.
import { t, type Language } from '../../i18n/index.svelte'
import type { Texts } from './text/type'

const LOADERS: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./text/en'),
  de: () => import('./text/de'),
}

export async function textsIn(language: Language): Promise<Texts> {
  return (await LOADERS[language]()).default
}

/** `{2W}` is what the board shows on such a square. */
export function marked(text: string): string {
  return text.replace(/\{([23])([LW])\}/g, (_, times: string, of: string) =>
    t(of === 'L' ? 'board.mark-letter' : 'board.mark-word', { times }),
  )
}
