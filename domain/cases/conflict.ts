import { compareReadNames, type ReadName, readForComparing } from '@fitila/names/compare-names'
import {
  isOneOf,
  mentionsPerson,
  type WantedPerson,
  wantedPerson,
  wordsOfText,
} from '@fitila/names/mentions-person'
import { namesEmployer, officeText } from '@fitila/names/names-employer'
import type { Declaration } from '../people/declaration.ts'
import { fieldNames, isItems, isWritten, type ReportText } from '../reports/fields.ts'

/**
 * Why a person who declared this may not handle a report of these words. `names-them`: it is about them, or mentions them;
 * `names-others`: the same of a person whom they declared beside themselves; `must-not-see`: the sender asked that they do not see it.
 */
export type Conflict = 'must-not-see' | 'names-them' | 'names-others' | 'names-employer'

/** Errs on the side of the person who wrote the report: a colleague can handle it as well. */
export function findConflict(words: ReportText, declaration: Declaration): Conflict | null {
  return conflictsWith(words)(readDeclaration(declaration))
}

/** A declaration whose names were read, to be compared with many reports. */
export type DeclarationRead = {
  names: readonly WantedPerson[]
  others: readonly WantedPerson[]
  employers: readonly string[]
}

export function readDeclaration({ names, others, employers }: Declaration): DeclarationRead {
  return { names: names.map(wantedPerson), others: others.map(wantedPerson), employers }
}

/** The same for many declarations: the report is cut into words once, which takes far longer than comparing it. */
export function conflictsWith(words: ReportText): (declaration: DeclarationRead) => Conflict | null {
  const texts = textsOf(words)
  const report = once(() => ({
    person: readForComparing(words.personName),
    mentions: texts.map(wordsOfText),
    keptFrom: piecesOf(words.mustNotSee).map(readForComparing),
  }))
  const office = once(() => officeText(`${words.position} ${words.state}`, texts))
  return ({ names, others, employers }) => {
    if ([...names, ...others].some((name) => isKeptFrom(report().keptFrom, name))) return 'must-not-see'
    if (names.some((name) => isNamed(report(), name))) return 'names-them'
    if (others.some((name) => isNamed(report(), name))) return 'names-others'
    return employers.some((employer) => namesEmployer(office(), employer)) ? 'names-employer' : null
  }
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | null = null
  return () => {
    made ??= { result: make() }
    return made.result
  }
}

/** Each line or part of a line can be a whole name. */
function piecesOf(mustNotSee: string): string[] {
  return mustNotSee
    .split(/[\n,;&]|\b(?:and|or)\b/i)
    .map((piece) => piece.trim())
    .filter(Boolean)
}

/** A source may know one name alone: then every colleague who has it is kept from the report. */
function isKeptFrom(pieces: readonly ReadName[], name: WantedPerson): boolean {
  return pieces.some((piece) => compareReadNames(piece, name) !== null || isOneOf(piece, name))
}

type Named = { person: ReadName; mentions: readonly ReturnType<typeof wordsOfText>[] }

function isNamed({ person, mentions }: Named, name: WantedPerson): boolean {
  return compareReadNames(person, name) !== null || mentions.some((text) => mentionsPerson(text, name))
}

// Everything but the name, which is compared as a name.
function textsOf(words: ReportText): string[] {
  const written = fieldNames.filter(isWritten).filter((name) => name !== 'personName')
  const items = fieldNames.filter(isItems).flatMap((side) => words[side])
  return [
    ...written.map((name) => words[name]),
    ...items.map(({ what, where, source }) => `${what}, ${where}, ${source}`),
    ...words.relevantLinks,
  ]
}
