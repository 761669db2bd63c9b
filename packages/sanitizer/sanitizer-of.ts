import type { Found, Kind, Progress, Sanitized, SanitizeOptions, Work } from './contract.ts'
import { limits } from './limits.ts'
import { makeWork, nothingTold, type Told } from './make-work.ts'
import { neutralName } from './neutral-name.ts'
import { Asked, refuse } from './refusals.ts'
import { selfCheck } from './self-check/self-check.ts'
import { type Packing, rememberPacked } from './zip/remember-packed.ts'

/**
 * Cleans one file, looks through the result, and only then gives it. Throws `Unreadable` with a code of `refusals.ts`, and `Asked` when
 * a person has to answer first. `name` is used for nothing but the ending of a plain text, and does not come back.
 */
export type Sanitize = (
  bytes: Uint8Array,
  name: string,
  options: SanitizeOptions,
  progress: Progress,
) => Promise<Sanitized>

/** Tells what a file is and cleans it, by the cleaners of one edition. */
export type CleanKnown = (bytes: Uint8Array, work: Work) => Promise<{ kind: Kind; bytes: Uint8Array }>

/** What is done with a file that was cleaned, before it is looked through. */
export type Finish = (cleaned: { kind: Kind; bytes: Uint8Array }, work: Work) => ReturnType<CleanKnown>

/**
 * The way from a file to a clean one that was looked through, with the cleaners that are given.
 *
 * @param finish what is done with the file itself, and not with what is in it
 */
export function sanitizerOf(clean: CleanKnown, finish: Finish = async (cleaned) => cleaned): Sanitize {
  return async (bytes, name, options, progress) => {
    if (bytes.length > limits.file) refuse('too-large')
    const told = nothingTold()
    const packing = rememberPacked()
    const work = makeWork({ options, told, progress: (share) => progress(share * 0.7), clean, packing })
    const first = await finish(await clean(bytes, work), work)
    askAboutHidden(told, options)
    const isPicture =
      (first.kind === 'pdf' && options.pdf === 'maximum') || (first.kind === 'jpeg' && isDrawnAgain(options))
    const again = isPicture ? null : (inner: Uint8Array) => cleanQuietly(inner, options, clean, packing)
    const checked = await selfCheck({
      ...first,
      told,
      again,
      progress: (share) => progress(0.7 + share * 0.3),
    })
    progress(1)
    return {
      bytes: checked,
      name: neutralName(first.kind, 1, name),
      kind: first.kind,
      found: withoutDoubles([...told.found, ...hiddenThatWent(told, options)]),
      kept: withoutDoubles([...told.kept, ...hiddenThatStayed(told, options)]),
    }
  }
}

function isDrawnAgain({ photos }: SanitizeOptions): boolean {
  return photos === 'drawn-again'
}

/** For the check that cleaning changes nothing any more; what it tells is told already. */
async function cleanQuietly(
  bytes: Uint8Array,
  options: SanitizeOptions,
  clean: CleanKnown,
  packing: Packing,
) {
  const told = nothingTold()
  const quiet = {
    ...options,
    password: null,
    hidden: options.hidden === 'ask' ? 'keep' : options.hidden,
  } as const
  return (await clean(bytes, makeWork({ options: quiet, told, progress() {}, clean, packing }))).bytes
}

function askAboutHidden({ hidden }: Told, options: SanitizeOptions): void {
  if (options.hidden === 'ask' && hidden.length > 0)
    throw new Asked({ ask: 'hidden', hidden: withoutDoubles(hidden) })
}

function hiddenThatWent({ hidden }: Told, options: SanitizeOptions): Found[] {
  if (options.hidden !== 'remove') return []
  return hidden.map(({ text, ...rest }) => ({ ...rest, sort: 'hidden', text: `${text}, removed` }))
}

function hiddenThatStayed({ hidden }: Told, options: SanitizeOptions) {
  if (options.hidden !== 'keep') return []
  return hidden.map(({ text, ...rest }) => ({ ...rest, text: `${text} stays, as was chosen` }))
}

/** The same words about the same place are said once. */
function withoutDoubles<One extends { text: string; where: string }>(list: readonly One[]): One[] {
  const seen = new Map(list.map((one) => [`${one.where}\n${one.text}`, one]))
  return [...seen.values()]
}
