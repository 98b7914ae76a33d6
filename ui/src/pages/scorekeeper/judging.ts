// Whether words are good, by the list that was chosen.
import { get } from '../../net/rest'
import type { Checked } from '../../net/types'

export async function judged(words: readonly string[], lexicon: string): Promise<readonly Checked[]> {
  const query = new URLSearchParams([...words.map((word) => ['word', word]), ['lexicon', lexicon]])
  return get<Checked[]>(`/api/words/check?${query}`)
}
