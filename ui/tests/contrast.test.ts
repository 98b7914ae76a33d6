import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// The cascade as a browser does it, for the few shapes of selector that the tokens use.
type Attributes = Record<string, string>
type Rule = { selector: string; weight: number; order: number; declared: [string, string][] }

const css = ['tokens', 'boards'].map((name) =>
  readFileSync(new URL(`../src/style/${name}.css`, import.meta.url), 'utf-8'),
)
const rules = css
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .split('}')
  .flatMap((block, order) => {
    const [selectors = '', body = ''] = block.split('{')
    const found = [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
    const declared = found.map(([, name = '', value = '']): [string, string] => [name, value])
    return selectors.split(',').map((one): Rule => ({ selector: one.trim(), weight: weightOf(one), order, declared }))
  })

function weightOf(selector: string): number {
  return [...selector.matchAll(/\[|:root/g)].length
}

function applies(selector: string, attributes: Attributes): boolean {
  const [wanted = '', unwanted = ''] = selector.split(':not(')
  const holds = (part: string): boolean[] =>
    [...part.matchAll(/\[data-(\w+)='(\w+)'\]/g)].map(([, name = '', value]) => attributes[name] === value)
  return selector !== '' && holds(wanted).every(Boolean) && !(unwanted && holds(unwanted).every(Boolean))
}

function tokens(attributes: Attributes): Map<string, string> {
  const matching = rules.filter(({ selector }) => applies(selector, attributes))
  matching.sort((one, other) => one.weight - other.weight || one.order - other.order)
  return new Map(matching.flatMap(({ declared }) => declared))
}

function luminance(colour: string): number {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!parts) throw new Error(`${colour} is no colour`)
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((hex) => {
    const part = Number.parseInt(hex, 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT: [ink: string, grounds: string[]][] = [
  ['ink', ['bg', 'surface', 'well', 'gold-soft', 'warn-soft', 'soft']],
  ['ink2', ['bg', 'surface', 'well', 'gold-soft']],
  ['accent', ['bg', 'surface', 'well']],
  ['warn', ['bg', 'surface', 'warn-soft']],
  ['on-fill', ['fill']],
  ['soft-ink', ['soft']],
  ['tile-ink', ['tile', 'tile-foot', 'last', 'last-foot']],
  ...[2, 3, 4].flatMap((times): [string, string[]][] => [
    [`letter${times}-mark`, [`letter${times}`]],
    [`word${times}-mark`, [`word${times}`]],
  ]),
]
const SHAPES: [shape: string, grounds: string[]][] = [
  ['ring', ['tile', 'halo']], // the halo carries the ring on every premium square
  ['focus', ['bg', 'surface', 'well']],
]

const every = ['classic', 'modern'].flatMap((theme) =>
  ['light', 'dark'].flatMap((mode) =>
    ['normal', 'high'].flatMap((contrast) => ['normal', 'large'].map((print) => ({ theme, mode, contrast, print }))),
  ),
)

describe.each(every)('$theme, $mode, $contrast contrast, $print print', (attributes) => {
  const colours = tokens(attributes)
  const colour = (name: string): string => colours.get(`--${name}`) ?? ''
  const between = (one: string, other: string): number => contrast(colour(one), colour(other))

  test('text is at least 4.5:1', () => {
    for (const [ink, grounds] of TEXT) {
      for (const ground of grounds) expect(between(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('shapes that carry a meaning are at least 3:1', () => {
    for (const [shape, grounds] of SHAPES) {
      for (const ground of grounds) expect(between(shape, ground), `${shape} on ${ground}`).toBeGreaterThanOrEqual(3)
    }
  })
})

test('the cascade is read as it is written', () => {
  expect(tokens({ theme: 'modern', mode: 'dark' }).get('--word3')).toBe('#741824')
  expect(tokens({ theme: 'modern', mode: 'light' }).get('--word3')).toBe('#ad2f3b')
  expect(tokens({ theme: 'modern', mode: 'dark', contrast: 'high' }).get('--word3')).toBe('#94000f')
  expect(tokens({ theme: 'classic', mode: 'light', contrast: 'high', print: 'large' }).get('--tile')).toBe('#ffec99')
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
