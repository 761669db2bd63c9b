import type { OutsideStatistics } from '#server/kernel/operator-settings.ts'

const year = 31_536_000

/** Where browsers tell what a policy of a page refused. The tools have policies of their own, and tell nothing. */
export const refusalsPath = '/refused-by-browsers'

/** On every answer, whatever it holds. A page adds its own Content-Security-Policy, which replaces the closed one here. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': `max-age=${year}; includeSubDomains` }
      : {}),
  }
}

/**
 * @param scripts sources beside our own files: the hashes of the inline scripts in this page
 * @param formTargets origins to which a form of this page may lead
 * @param statistics whose script an operator has chosen; without one no page reaches another site
 */
export function pagePolicy(
  scripts: readonly string[],
  statistics: OutsideStatistics | null,
  formTargets: readonly string[] = [],
): string {
  const outside = statistics ? [new URL(statistics.script).origin] : []
  return policy({ scripts: [...scripts, ...outside], styles: [], connections: outside, formTargets })
}

/** For `npm run dev` alone: the development server puts styles into the page and talks over a WebSocket. */
export function developmentPolicy(scripts: readonly string[], formTargets: readonly string[]): string {
  return policy({ scripts, styles: ["'unsafe-inline'"], connections: ['ws:'], formTargets })
}

type Sources = Record<'scripts' | 'styles' | 'connections' | 'formTargets', readonly string[]>

function policy({ scripts, styles, connections, formTargets }: Sources): string {
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connections].join(' ')}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // `report-to` would ask browsers to keep our address, and Firefox does not know it.
    `report-uri ${refusalsPath}`,
  ]
  return directives.join('; ')
}
