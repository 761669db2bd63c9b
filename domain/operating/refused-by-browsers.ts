/** Parts of our Content-Security-Policy that can refuse something, by their names in CSP 3. */
export const refusedDirectives = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'connect-src',
  'font-src',
  'media-src',
  'object-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'default-src',
] as const

export type RefusedDirective = (typeof refusedDirectives)[number]

/** What kind of thing was refused. Its address is never kept. */
export const refusedSources = ['inline', 'eval', 'inside', 'own', 'extension', 'other'] as const

export type RefusedSource = (typeof refusedSources)[number]

export type RefusedThing = { directive: RefusedDirective; source: RefusedSource }

/**
 * What of a browser's report is counted. Null for what is no part of our policy.
 *
 * @param directive `effective-directive` or `violated-directive` of the report
 * @param blocked `blocked-uri`: a keyword, a scheme or an address
 * @param origins those of the site
 */
export function countedRefusal(
  directive: string,
  blocked: string,
  origins: readonly string[],
): RefusedThing | null {
  const name = refusedDirectives.find((known) => known === directive.split(' ', 1)[0])
  return name === undefined ? null : { directive: name, source: sourceOf(blocked, origins) }
}

function sourceOf(blocked: string, origins: readonly string[]): RefusedSource {
  if (blocked === 'inline') return 'inline'
  else if (blocked === 'eval' || blocked === 'wasm-eval') return 'eval'
  else if (/^(data|blob|about|filesystem)\b/.test(blocked)) return 'inside'
  else if (/^[a-z]+-(web-)?extension\b/.test(blocked)) return 'extension'
  else if (URL.canParse(blocked) && origins.includes(new URL(blocked).origin)) return 'own'
  else return 'other'
}
