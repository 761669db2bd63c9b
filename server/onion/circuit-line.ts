/** Longer than this no line of the PROXY protocol is, with its end. */
export const longestLine = 107

const form = /^PROXY TCP6 fc00:dead:beef:4dad::([0-9a-f]{1,4}):([0-9a-f]{1,4}) ::1 \d{1,5} \d{1,5}$/

/**
 * The circuit that tor names before a connection, as `HiddenServiceExportCircuitID haproxy` writes it. It is no address: it ends with the
 * circuit. Null for every other line.
 */
export function circuitIn(line: string): string | null {
  const [, high = '', low = ''] = form.exec(line) ?? []
  if (high === '') return null
  return (Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)).toString(16)
}
