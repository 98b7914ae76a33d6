import type { Messages } from '../index.svelte'

export default {
  'rules.title': 'Rules',
  'rules.says': 'Every rule in a few words. A message that names one leads here.',
} satisfies Messages
