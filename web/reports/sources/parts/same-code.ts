import { readReceiptCode } from '@fitila/receipts/receipt-code'

type Shown = { code: string; words: readonly string[] }

/** Whether a person who typed this off their paper has the code: as letters, or as words of which four letters are enough. */
export function isSameCode(typed: string, shown: Shown): boolean {
  const words = typed
    .toLowerCase()
    .split(/[^a-z]/)
    .filter(Boolean)
  const areSame =
    words.length === shown.words.length &&
    words.every((word, place) => word === shown.words[place] || word === shown.words[place]?.slice(0, 4))
  return areSame || readReceiptCode(typed) === readReceiptCode(shown.code)
}
