// The sheet as a file. The server writes it, since it knows the format and its letters; nothing of it stays there.
import { Problem, type ProblemTold } from '../../net/problem'
import type { ScorekeeperPad } from '../../net/types'

export async function saveAsGcg(pad: ScorekeeperPad): Promise<void> {
  const answer = await fetch('/api/scorekeeper/gcg', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(pad),
  }).catch(() => null)
  if (!answer) throw new Problem({ key: 'offline' })
  if (!answer.ok) throw new Problem((await answer.json().catch(() => ({ key: 'fault' }))) as ProblemTold)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `${pad.players.join('-').replace(/[^\p{L}\d-]+/gu, '_') || 'game'}.gcg`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
