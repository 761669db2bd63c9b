import { explainLeafProof } from '@fitila/log/explain-leaf-proof'
import type { Finding } from '@fitila/log/finding'
import type { Trusted } from '@fitila/log/leaf-proof'
import type { ReceiptChecked } from './check-receipt.ts'
import { explainCodeProblem } from './receipt-code.ts'

export const noReceipt: Finding = {
  holds: false,
  text: 'There is no receipt in this text. It begins with “Fitila receipt 1”.',
}

/** What a check came to, the signature first. */
export function explainCheck(checked: ReceiptChecked, trusted: Trusted): Finding[] {
  return [
    ...[signatureFinding(checked), keyFinding(checked), contentFinding(checked)],
    ...fileFindings(checked),
    ...logFindings(checked, trusted),
  ]
}

function logFindings({ log }: ReceiptChecked, trusted: Trusted): Finding[] {
  if (log === null)
    return [
      { holds: null, text: 'It has no proof that it is in the log. Save the receipt again a day later.' },
    ]
  else if (log === 'unreadable')
    return [
      { holds: false, text: 'The proof below it could not be read. It has to be the saved text, whole.' },
    ]
  else if (!log.isOfThis) return [{ holds: false, text: 'The proof below it is of another receipt.' }]
  else return explainLeafProof(log.proof, trusted)
}

function signatureFinding({ signature, receipt }: ReceiptChecked): Finding {
  if (signature === 'good')
    return { holds: true, text: `The signature holds. Something was handed in on ${receipt.day}.` }
  else if (signature === 'bad')
    return {
      holds: false,
      text: 'The signature does not hold. This receipt was changed, or not copied whole.',
    }
  else
    return {
      holds: null,
      text: 'This browser cannot check the signature: it does not know Ed25519. Use a newer one, or npm run verify-receipt.',
    }
}

function keyFinding({ key, receipt }: ReceiptChecked): Finding {
  if (key === 'published') return { holds: true, text: 'It names one of the keys that you gave.' }
  else if (key === 'not-among-them')
    return { holds: false, text: `Its key is none of those that you gave: ${receipt.key}` }
  else
    return {
      holds: null,
      text: `Anybody can sign with a key of their own. Compare this one with those at /transparency: ${receipt.key}`,
    }
}

function contentFinding({ content }: ReceiptChecked): Finding {
  if (content === 'matches')
    return { holds: true, text: 'It is a receipt for exactly these words, and the code belongs to it.' }
  else if (content === 'differs')
    return {
      holds: false,
      text: 'It is no receipt for these words with this code. One of the two is another.',
    }
  else if (content === 'unreadable')
    return { holds: false, text: 'What was handed in could not be read. It has to be the saved text, whole.' }
  else if (content === 'not-given')
    return { holds: null, text: 'What was handed in was not checked, since it was not given.' }
  else return { holds: false, text: explainCodeProblem(content) }
}

function fileFindings({ files, missingFiles, handedInFiles }: ReceiptChecked): Finding[] {
  const shown = files.map(({ name, isHandedIn }) => ({
    holds: isHandedIn,
    text: isHandedIn
      ? `${name}: was handed in, byte for byte.`
      : `${name}: is none of the files that were handed in.`,
  }))
  const missing = `${missingFiles} of ${handedInFiles} files that were handed in were not given, and not looked at.`
  return [...shown, ...(missingFiles > 0 ? [{ holds: null, text: missing }] : [])]
}
