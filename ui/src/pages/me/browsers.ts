// What a browser says of itself, in a few words: enough to know one's own devices again.
import { t } from '../../i18n/index.svelte'

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

export function nameOfBrowser(agent: string): string {
  const found = (all: readonly [RegExp, string][]): string | undefined => all.find(([sign]) => sign.test(agent))?.[1]
  const [browser, system] = [found(BROWSERS), found(SYSTEMS)]
  return browser && system ? t('me.browser-on', { browser, system }) : (browser ?? system ?? t('me.a-browser'))
}
