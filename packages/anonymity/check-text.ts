import { askAboutCrowd } from './crowd-questions.ts'
import { withKinship } from './detectors/people/by-names.ts'
import { findCandidates } from './find-candidates.ts'
import type { Candidate, CrowdQuestion, Finding } from './finding.ts'
import { categoryOf, kinds, severityOf } from './kinds.ts'
import { openPage, type Page } from './page.ts'
import { spanInOriginal } from './reading.ts'
import { joinNames } from './resolve.ts'
import { scoreOf } from './score.ts'
import { numberSubjects } from './subjects.ts'
import { tellApart } from './tell-apart.ts'

export type CheckOptions = {
  /** 'lettered' makes [NAME A]; the same person, number or place keeps its letter. */
  placeholders?: 'plain' | 'lettered'
}

export type CheckResult = {
  /** In the order of the text; no two overlap. */
  findings: Finding[]
  /** 0 to 100 by the certain findings alone. */
  score: number
  questions: CrowdQuestion[]
}

/**
 * Everything in a text that may point to a person. Pure: the same text and options give the same answer, in Node, in a
 * browser and in a worker. Offsets are UTF-16 units of `text`. The cost grows in step with the length. Refuses nothing.
 */
export function checkText(text: string, { placeholders = 'plain' }: CheckOptions = {}): CheckResult {
  const page = openPage(text)
  const named = joinNames(page.reading.plain, findCandidates(page))
  const chosen = named.map((one, index) => withKinship(page, one, named[index - 1]?.end ?? 0))
  const subjects = numberSubjects(chosen, page.reading.lower)
  const plain = chosen.map((candidate, index) => findingOf(page, candidate, subjects[index] ?? 1))
  const findings = placeholders === 'lettered' ? tellApart(text, plain) : plain
  const certain = findings.filter(({ tier }) => tier === 'certain')
  return { findings, score: scoreOf(certain), questions: askAboutCrowd(page, text) }
}

function findingOf(page: Page, { start, end, kind, tier }: Candidate, subject: number): Finding {
  return {
    ...spanInOriginal(page.reading, start, end),
    kind,
    category: categoryOf(kind),
    severity: severityOf(kind),
    tier,
    placeholder: kinds[kind].placeholder,
    subject,
  }
}
