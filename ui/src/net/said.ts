// A sentence for whatever went wrong, in the reader's language and with the reader's names.
import { t } from '../i18n/index.svelte'
import { sentence, type Reader } from '../i18n/sentences.svelte'
import { Problem } from './problem'

/** What is said at a table: a refusal is about what one just tried, with its rule; news about what has happened. */
export type Said = { readonly kind: 'refusal' | 'news'; readonly text: string; readonly rule?: string | null }

export function said(error: unknown, reader: Reader = {}): string {
  if (!(error instanceof Problem)) return t('frame.fault')
  if (error.key === 'offline') return t('frame.unreachable')
  return sentence(error.key, error.facts, reader) ?? t('frame.fault')
}

/** What is said at a table: there a strip tells when the connection is lost, and that it comes back. */
export function refusedThere(error: unknown, reader: Reader = {}): Said {
  const isOffline = error instanceof Problem && error.key === 'offline'
  const rule = error instanceof Problem ? error.rule : null
  return { kind: 'refusal', text: isOffline ? t('connection.lost') : said(error, reader), rule }
}
