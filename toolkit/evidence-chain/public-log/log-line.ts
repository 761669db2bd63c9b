import type { Finding } from '@fitila/log/finding'
import { checkShownProof, explainShownProof } from '@fitila/log/shown-proof'
import type { Signed } from '@fitila/log/signed-statement'
import { checkReceipt, type Evidence, trustedBy } from '@fitila/receipts/check-receipt'
import { explainCheck } from '@fitila/receipts/explain-check'
import { readHandedIn } from '@fitila/receipts/handed-in'
import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a person brings. The receipt, or the proof of what a page shows, comes first; the rest as far as it is there. */
export type BroughtLine = Pick<Evidence, 'handedIn' | 'code' | 'keys'> & { line: string }

export type LogLine = {
  /**
   * - `yes`: the log has a line that commits to this fingerprint, and a given key signed it.
   * - `open`: nothing is wrong, and something is missing, which the findings name.
   * - `no`: something is wrong, or the line commits to something else.
   */
  verdict: 'yes' | 'open' | 'no'
  /** What names the fingerprint: what was handed in, or a text that the site showed. Null where nothing was found to. */
  namedBy: 'handed-in' | 'shown' | null
  /** Of the tree that has the line: YYYY-MM-DD, in Nigeria. */
  day: string | null
  /** The name of the log. */
  origin: string | null
  findings: Finding[]
}

/**
 * Whether a line of a public log of ours commits to a fingerprint. Asks nobody.
 *
 * @returns null for a text that has neither a receipt nor a proof of ours
 */
export async function checkLogLine(brought: BroughtLine, sha256: string): Promise<LogLine | null> {
  return (await checkReceiptLine(brought, sha256)) ?? (await checkShownLine(brought, sha256))
}

async function checkReceiptLine(brought: BroughtLine, sha256: string): Promise<LogLine | null> {
  const { line, handedIn, code, keys } = brought
  const checked = await checkReceipt({ receipt: line, handedIn, code, keys, files: [], isSigned })
  if (!checked) return null
  const named = readHandedIn(handedIn)?.some(([, text]) => names(text, sha256)) ?? false
  // Which of its files were not shown is nothing to this question.
  const findings = explainCheck({ ...checked, missingFiles: 0 }, trustedBy({ keys }))
  const proof = checked.log !== null && checked.log !== 'unreadable' ? checked.log.proof : null
  const ofWords: Finding =
    handedIn.trim() === ''
      ? { holds: null, text: 'Choose what was handed in: only its words can name the fingerprint.' }
      : {
          holds: named,
          text: named
            ? 'What was handed in names the fingerprint of this package.'
            : 'What was handed in does not name the fingerprint of this package.',
        }
  return judged([ofWords, ...findings], named ? 'handed-in' : null, proof)
}

async function checkShownLine({ line, keys }: BroughtLine, sha256: string): Promise<LogLine | null> {
  const trusted = { ...trustedBy({ keys }), isSigned }
  const checked = await checkShownProof(line, trusted)
  if (!checked) return null
  const named = checked.hashes.includes(sha256)
  const ofText: Finding = {
    holds: named,
    text: named
      ? 'The text names the fingerprint of this package.'
      : 'The text does not name the fingerprint of this package.',
  }
  return judged([ofText, ...(await explainShownProof(line, trusted))], named ? 'shown' : null, checked.proof)
}

type Proof = { day: string; origin: string; isSigned: boolean | null }

/** That no witness was named leaves nothing open: the person is told what it means. */
function judged(findings: Finding[], namedBy: LogLine['namedBy'], proof: Proof | null): LogLine {
  const isWrong = findings.some(({ holds }) => holds === false)
  const isOpen = namedBy === null || proof?.isSigned !== true
  return {
    verdict: isWrong ? 'no' : isOpen ? 'open' : 'yes',
    ...{ namedBy, findings, day: proof?.day ?? null, origin: proof?.origin ?? null },
  }
}

/** As people write it: in groups or in one, on one line or on two, in capitals or not. */
function names(text: string, sha256: string): boolean {
  return text
    .toLowerCase()
    .replace(/[\s:-]/g, '')
    .includes(sha256)
}

/** A file from a disk has no Web Cryptography in its frame. */
async function isSigned({ statement, key, signature }: Signed): Promise<boolean> {
  try {
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(statement), hexToBytes(key), { zip215: false })
  } catch {
    return false
  }
}
