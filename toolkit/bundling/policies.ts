import { createHash } from 'node:crypto'

export type Inlined = { scripts: readonly string[]; styles: readonly string[] }

/** The caged document. `sandbox` and `frame-ancestors` count in a header only; a meta element leaves them out. */
export function childPolicy(inlined: Inlined): string {
  return directives([
    "default-src 'none'",
    `script-src ${hashes(inlined.scripts)} 'wasm-unsafe-eval'`,
    `style-src ${hashes(inlined.styles)}`,
    ...['img-src blob: data:', 'media-src blob:', 'worker-src blob:'],
    ...["connect-src 'none'", "form-action 'none'", "base-uri 'none'"],
    "require-trusted-types-for 'script'",
    'trusted-types fitila-worker',
  ])
}

export const childHeaderOnly = "sandbox allow-scripts allow-downloads; frame-ancestors 'self'"

/** The page around it. `{host}` becomes the host that was asked: a policy cannot say "this path of mine" otherwise. */
export function shellPolicy(inlined: Inlined, childPaths: readonly string[]): string {
  return directives([
    "default-src 'none'",
    `script-src ${hashes(inlined.scripts)}`,
    `style-src ${hashes(inlined.styles)}`,
    "worker-src 'self'",
    `frame-src ${childPaths.map((path) => `{host}${path}`).join(' ')} blob:`,
    ...["connect-src 'none'", "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
    "require-trusted-types-for 'script'",
    'trusted-types fitila-shell',
  ])
}

/**
 * The file to carry: what it allows itself is what the document in its frame needs, for that one inherits it. Firefox
 * also asks the page around for `frame-src` when a file from the frame's memory is to be saved.
 */
export function offlinePolicy(own: Inlined, child: Inlined): string {
  const whole = childPolicy({
    scripts: [...own.scripts, ...child.scripts],
    styles: [...own.styles, ...child.styles],
  })
  return `${whole}; frame-src blob:`
}

export function plainPolicy({ scripts, styles }: Inlined): string {
  return directives([
    "default-src 'none'",
    ...(scripts.length > 0 ? [`script-src ${hashes(scripts)}`] : []),
    ...(styles.length > 0 ? [`style-src ${hashes(styles)}`] : []),
    ...["form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
  ])
}

/** A file that is opened from a disk, and needs nothing but itself. */
export function carriedPolicy(own: Inlined): string {
  return directives([
    "default-src 'none'",
    `script-src ${hashes(own.scripts)}`,
    `style-src ${hashes(own.styles)}`,
    ...["connect-src 'none'", "form-action 'none'", "base-uri 'none'"],
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
}

/** The service worker may ask this site alone. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

function hashes(texts: readonly string[]): string {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
}

function directives(list: readonly string[]): string {
  return list.join('; ')
}
