import type { Messages } from '../index.svelte'

export default {
  'rules.title': 'Regeln',
  'rules.says': 'Jede Regel in wenigen Worten, auf Englisch. Eine Meldung, die eine nennt, führt hierher.',
} satisfies Messages
