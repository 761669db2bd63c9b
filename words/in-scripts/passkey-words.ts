/** What a passkey's button says where it cannot work. In English, unless a page provides another language. */
export const passkeyWords = {
  needsScript: 'Passkeys need JavaScript, which is off here.',
  notHere: 'This browser has no passkeys.',
  failed: 'No passkey came from this device. Nothing was changed.',
} as const
