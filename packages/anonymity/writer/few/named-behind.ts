import type { Reading } from '../../reading.ts'

/** Whether the text goes on to name whom a phrase told of; `end` is where the phrase ends in the folded text. */
export type NamedBehind = (reading: Reading, end: number) => boolean

/**
 * 'The man who signed [is Bako]', 'onye na-ede ihe [bụ Ada]', 'wanda ya karɓa [shi ne kansila]': the name is found elsewhere, so the
 * words before it need no question. `before` are the words of a language behind which the name comes, as an expression; `is` those behind
 * which anyone may come, named or not.
 */
export function namedBehind(before: string, is?: string): NamedBehind {
  const name = new RegExp(
    `^ ?["']?${capital}|^[^.!?;\\n]{0,40}?(?:[,:(]|(?:^| )(?:${before})) (?:(?:one|mr|mrs|kan|wani|malam) )?["']?${capital}`,
  )
  const toldWho = is && new RegExp(`^[^.!?,;:\\n]{0,40}? (?:${is}) (?!(?:${noNews})(?![a-z]))`)
  return ({ plain, lower }, end) =>
    name.test(plain.slice(end, end + reach)) || (!!toldWho && toldWho.test(lower.slice(end, end + reach)))
}

// A sentence that has not said the name by then will not say it of this person.
const reach = 60
const capital = '[A-Z][a-z]'

/** Behind 'is': the writer, or one among others. */
const noNews = 'mi|me|m|mu|i|ni|the|di|one|a|an|my|naani|still|not|now'
