import { isIP } from 'node:net'

/** Where `/metrics` and the health of this process can be asked. */
export type MonitorAddress = { path: string } | { host: string; port: number }

/**
 * `/run/fitila/monitor.sock`, or an address of this machine or of a private network with its port.
 *
 * @returns null for what strangers could reach
 */
export function readMonitorAddress(text: string): MonitorAddress | null {
  // Longer paths of sockets are cut off by the system.
  if (text.startsWith('/')) return text.length > 100 ? null : { path: text }
  const [, host = '', port = ''] = /^\[?([0-9a-fA-F.:]+?)\]?:(\d{1,5})$/.exec(text) ?? []
  return isPrivate(host) && Number(port) <= 65_535 ? { host, port: Number(port) } : null
}

// RFC 1918, RFC 4193, and the loopback addresses.
function isPrivate(host: string): boolean {
  if (isIP(host) === 6) return host === '::1' || /^f[cd]/i.test(host)
  if (isIP(host) !== 4) return false
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host)
}
