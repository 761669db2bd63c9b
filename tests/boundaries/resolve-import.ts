import { posix } from 'node:path'

/** Where an import leads: a file of ours, a part of Node, or an npm package. */
export type Target = { kind: 'file'; path: string } | { kind: 'node' | 'package'; name: string }

/** Follows `#folder/...` and relative paths by name alone, so that files that are made later count too. */
export function resolveImport(from: string, specifier: string): Target {
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier }
  if (specifier.startsWith('#')) return { kind: 'file', path: posix.normalize(specifier.slice(1)) }
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.join(posix.dirname(from), withoutQuery(specifier)) }
  }
  return { kind: 'package', name: specifier }
}

function withoutQuery(specifier: string): string {
  return specifier.replace(/\?.*$/, '')
}
