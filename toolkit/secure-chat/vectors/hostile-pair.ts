import { joinBytes } from '../engine/bytes.ts'
import { asLetters, asWords } from '../engine/carriers/carry.ts'
import { unveil, veil } from '../engine/pair/veil.ts'
import type { Dice } from './hostile-blocks.ts'

/**
 * Texts that a person might bring: noise, true blocks with changed bytes, and the work of a person who has the ID and
 * so can put any bytes under the veil, but has not the code.
 */
export function hostileCarried(good: readonly Uint8Array[], veilKey: Uint8Array, dice: Dice): () => string {
  const any = () => good[dice(good.length)] ?? new Uint8Array()
  const noise = (longest: number) => Uint8Array.from({ length: dice(longest) }, () => dice(256))
  const underTheVeil = (change: (inner: Uint8Array) => Uint8Array) => {
    const unveiled = unveil(any(), veilKey)
    const nonce = Uint8Array.from({ length: 24 }, () => dice(256))
    return veil({ nonce, inner: change(unveiled?.inner ?? new Uint8Array(1)) }, veilKey)
  }
  const kinds = [
    () => asLetters(noise(600)),
    () => asLetters(changed(any(), dice)),
    () => damaged(asLetters(any()), dice),
    () => asWords(changed(any(), dice)),
    () => damaged(asWords(any()), dice),
    () => asLetters(underTheVeil((inner) => changed(inner, dice))),
    () => asLetters(underTheVeil((inner) => joinBytes(Uint8Array.of(1 + dice(6)), inner.slice(1)))),
    () => asLetters(underTheVeil(() => joinBytes(Uint8Array.of(dice(7)), noise(1400)))),
  ]
  return () => kinds[dice(kinds.length)]?.() ?? ''
}

/** At least one byte is another one, or some are missing, or there are more. */
function changed(bytes: Uint8Array, dice: Dice): Uint8Array {
  const copy = bytes.slice()
  const place = dice(dice(2) ? copy.length : Math.min(40, copy.length))
  copy[place] = ((copy[place] ?? 0) + 1 + dice(255)) & 255
  const fate = dice(6)
  if (fate === 0) return copy.slice(0, dice(copy.length))
  else if (fate === 1)
    return joinBytes(
      copy,
      Uint8Array.from({ length: 1 + dice(300) }, () => dice(256)),
    )
  else return copy
}

function damaged(text: string, dice: Dice): string {
  const place = dice(text.length)
  const added = String.fromCharCode(...Array.from({ length: dice(20) }, () => 33 + dice(90)))
  return text.slice(0, place) + added + text.slice(place + dice(text.length))
}
