/** Unlike any other on this page. `crypto.randomUUID` is missing where the offline edition is opened from a disk. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
