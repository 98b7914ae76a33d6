// The plays that the rules have judged; they are made once from the golden games, by the Python beside this file.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Layout, TileSet } from '../src/board/position'
import type { Terms } from '../src/board/score'
import type { Laid } from '../src/board/square'

export type JudgedPlay = {
  cells: string
  laid: Laid[]
  recycled: Laid[]
  least: number | null
  words?: string[]
  points?: number
  refused?: string
}
export type JudgedGame = { layout: Layout; tileset: TileSet; terms: Terms; plays: JudgedPlay[] }

export function judgedGames(): Record<string, JudgedGame> {
  const file = fileURLToPath(new URL('plays.json', import.meta.url))
  if (!existsSync(file)) {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const python = process.env.TILEWRIGHT_PYTHON ?? '.venv/bin/python'
    execFileSync(python, ['ui/tests/make_plays.py'], { cwd: root, stdio: 'inherit' })
  }
  return JSON.parse(readFileSync(file, 'utf-8')) as Record<string, JudgedGame>
}
