// What the page itself knows to say no to, before the server is asked: the form of a play, in the words of the rules.
import type { Refusal } from '../../../board/form'
import { t } from '../../../i18n/index.svelte'
import { sentence, type Reader } from '../../../i18n/sentences.svelte'
import { RULE_OF } from '../../../net/types/keys'
import type { Said } from '../../../net/said'

export function refusedHere({ key, facts }: Refusal, reader: Reader): Said {
  return { kind: 'refusal', text: sentence(key, facts, reader) ?? t('frame.fault'), rule: RULE_OF[key] }
}
