import type { Finding } from './finding.ts'
import type { LeafProofChecked, Trusted } from './leaf-proof.ts'

/** In plain words: the tree, the log’s signature, the witnesses. */
export function explainLeafProof(proof: LeafProofChecked, { witnesses }: Trusted): Finding[] {
  const { day, logSize, origin, fits, isSigned, cosigned } = proof
  const missing = witnesses.length - cosigned.length
  return [
    {
      holds: fits,
      text: fits
        ? `It is in the log ${origin}, in the tree of ${day}.`
        : 'The proof does not lead from the leaf to the checkpoint. One of them was changed.',
    },
    isSigned === null
      ? {
          holds: null,
          text: `Give the key of the log to check who signed the checkpoint of size ${logSize}.`,
        }
      : {
          holds: isSigned,
          text: isSigned
            ? `The log signed its checkpoint of size ${logSize}.`
            : 'None of the keys that you gave signed the checkpoint.',
        },
    witnesses.length === 0
      ? { holds: null, text: 'No witness was named. Without witnesses a log can show two histories.' }
      : {
          holds: missing === 0 ? true : cosigned.length > 0 ? null : false,
          text: `${cosigned.length} of ${witnesses.length} witnesses cosigned it${cosigned.length > 0 ? `: ${cosigned.join(', ')}` : ''}.`,
        },
  ]
}
