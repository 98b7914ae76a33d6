// A sentence for whatever went wrong: the server's own, or ours where it said none.
import { t } from '../i18n/index.svelte'
import { Problem } from './problem'

export function said(error: unknown): string {
  if (!(error instanceof Problem)) return t('frame.fault')
  return error.says || t(error.key === 'offline' ? 'frame.unreachable' : 'frame.fault')
}
