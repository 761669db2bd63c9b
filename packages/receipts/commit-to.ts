import { encodeRecords } from '@fitila/log/encode-records'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { HandedIn } from './handed-in.ts'
import type { ReceiptCode } from './receipt-code.ts'

/**
 * Binds to what was handed in without telling it: HMAC-SHA-256 (RFC 2104) of its encoding, under a salt that only the code
 * gives. Without the code no one can try out what a report might say.
 *
 * @returns 64 hexadecimal digits
 */
export function commitTo(handedIn: HandedIn, code: ReceiptCode): string {
  const salt = sha256(
    encodeRecords([
      ['format', 'fitila-receipt-salt-1'],
      ['code', code],
    ]),
  )
  const records = encodeRecords([['format', 'fitila-handed-in-1'], ...handedIn])
  return bytesToHex(hmac(sha256, salt, records))
}
