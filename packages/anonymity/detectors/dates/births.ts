import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'

const reach = 8

/** 'born 23rd December, 1979', "a muru m n'abali iri": the word right before the day, without 'on' between, is a part of the date. */
export function withBirth({ reading: { lower } }: Page, candidate: Candidate): Candidate {
  if (candidate.kind !== 'date' || candidate.tier !== 'certain') return candidate
  const before = lower.slice(Math.max(0, candidate.start - reach), candidate.start)
  const length = births.exec(before)?.[1]?.length ?? 0
  return length === 0 ? candidate : { ...candidate, start: candidate.start - length }
}

const births = /(?:^|[\s,(])(born |n')$/
