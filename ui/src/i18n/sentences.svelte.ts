// One sentence for every refusal, event and problem, shared with the server and the terminal. They come once the page has
// been drawn, in the language that was chosen: nothing can be refused before that.
import type { Catalogue, Reader, SentenceFacts } from './catalogue'

export type { Reader, SentenceFacts } from './catalogue'

class Sentences {
  #catalogue = $state.raw<Catalogue | null>(null)
  #chosen = ''

  async choose(language: string): Promise<void> {
    this.#chosen = language
    const { Catalogue } = await import('./catalogue')
    const catalogue = await Catalogue.of(language)
    if (this.#chosen === language) this.#catalogue = catalogue
  }

  say(key: string, facts: SentenceFacts, reader: Reader): string | null {
    return this.#catalogue?.say(key, facts, reader) ?? null
  }
}

const sentences = new Sentences()

/** The sentence of a refusal, an event or a problem; null where the key is not known, or no sentence has come yet. */
export function sentence(key: string, facts: SentenceFacts = {}, reader: Reader = {}): string | null {
  return sentences.say(key, facts, reader)
}

/** Load the sentences of a language. Where they do not come, the page has a few words of its own. */
export async function loadSentences(language: string): Promise<void> {
  await sentences.choose(language).catch(() => undefined)
}
