import { posix } from 'node:path'

/** Where an import leads: a file of ours, a part of Node, or an npm package. */
export type Target = { kind: 'file'; path: string } | { kind: 'node' | 'package'; name: string }

const ours = '@fitila/'

/** Follows `#folder/...`, our packages and relative paths by name alone, so that files that are made later count too. */
export function resolveImport(from: string, specifier: string): Target {
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier }
  if (specifier.startsWith('#')) return { kind: 'file', path: posix.normalize(specifier.slice(1)) }
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.join(posix.dirname(from), withoutQuery(specifier)) }
  }
  if (specifier.startsWith(ours)) {
    return { kind: 'file', path: `packages/${specifier.slice(ours.length)}.ts` }
  }
  return { kind: 'package', name: specifier }
}

function withoutQuery(specifier: string): string {
  return specifier.replace(/\?.*$/, '')
}
