const sign = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Whether a file is of the kind in which Office keeps old and locked documents. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return sign.every((byte, place) => bytes[place] === byte)
}
