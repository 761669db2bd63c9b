import { refuse } from '../refusals.ts'

/** The name of a member as a path that stays where it belongs. Old programs write `\` for `/`, and letters of their own. */
export function memberPath(bytes: Uint8Array): string {
  const path = decode(bytes).replaceAll('\\', '/')
  const steps = path.endsWith('/') ? path.slice(0, -1).split('/') : path.split('/')
  const isUnsafe = steps.some((step) => step === '' || step === '.' || step === '..' || hasControl(step))
  if (isUnsafe || /^[a-z]:/i.test(path)) refuse('broken')
  return path
}

function hasControl(step: string): boolean {
  return Array.from(step).some((letter) => letter < ' ' || letter === '\x7f')
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  }
}
