import type { Finding } from './finding.ts'
import { dayAfter, hashOfRoot, readRoots, type SignedRoot, signedRoot } from './root-text.ts'
import { isSignedBy } from './signed-statement.ts'

export type RootProblem = {
  day: string
  problem:
    | 'signature-bad'
    | 'signature-unknown'
    | 'not-after-the-day-before'
    | 'does-not-name-the-day-before'
    | 'not-as-kept'
    | 'missing'
}

/** Whether roots follow on one another day by day, each naming the one before it, each signed. Oldest first. */
export async function checkRoots(roots: readonly SignedRoot[]): Promise<RootProblem[]> {
  const problems: RootProblem[] = []
  for (const [index, root] of roots.entries()) {
    const { day } = root
    const isSigned = await isSignedBy(signedRoot(root))
    if (isSigned !== true)
      problems.push({ day, problem: isSigned === null ? 'signature-unknown' : 'signature-bad' })
    const former = roots[index - 1]
    if (former && dayAfter(former.day) !== day) problems.push({ day, problem: 'not-after-the-day-before' })
    else if (former && root.before !== hashOfRoot(former))
      problems.push({ day, problem: 'does-not-name-the-day-before' })
  }
  return problems
}

/** Whether roots that a person kept are still the published ones. */
export function compareWithKept(roots: readonly SignedRoot[], kept: readonly SignedRoot[]): RootProblem[] {
  const byDay = new Map(roots.map((root) => [root.day, hashOfRoot(root)]))
  return kept.flatMap((root): RootProblem[] => {
    const present = byDay.get(root.day)
    if (present === undefined) return [{ day: root.day, problem: 'missing' }]
    else return present === hashOfRoot(root) ? [] : [{ day: root.day, problem: 'not-as-kept' }]
  })
}

export function explainRootProblem({ day, problem }: RootProblem): string {
  return `${day}: ${explanations[problem]}`
}

const explanations = {
  'signature-bad': 'the signature does not hold.',
  'signature-unknown': 'the signature cannot be checked here.',
  'not-after-the-day-before': 'a day is missing before it, or stands in another place.',
  'does-not-name-the-day-before': 'it does not follow on the day before it. One of them was changed.',
  'not-as-kept': 'it is another root than the one that was kept.',
  missing: 'its root was kept and is no longer there.',
} as const satisfies Record<RootProblem['problem'], string>

/** For a person who has two texts: the roots as they are published, and those that they kept. */
export async function checkPublishedRoots(published: string, keptText: string): Promise<Finding[]> {
  const roots = readRoots(published)
  const kept = readRoots(keptText)
  if (roots.length === 0) return [{ holds: false, text: 'There is no root in this text.' }]
  const problems = [...(await checkRoots(roots)), ...compareWithKept(roots, kept)]
  const findings = problems.map((one) => ({
    holds: one.problem === 'signature-unknown' ? null : false,
    text: explainRootProblem(one),
  }))
  const days = `${roots.length} roots, from ${roots[0]?.day} to ${roots.at(-1)?.day}`
  const keys = [...new Set(roots.map(({ key }) => key))].join(', ')
  return [
    ...(findings.length > 0
      ? findings
      : [{ holds: true, text: `${days}: signed, without a gap, each on the one before.` }]),
    kept.length > 0
      ? {
          holds: problems.every(({ problem }) => !ofKept.has(problem)),
          text: `${kept.length} kept roots were compared.`,
        }
      : {
          holds: null,
          text: 'No kept roots were given. A log that was written anew can only be told by them.',
        },
    { holds: null, text: `Compare the key with those that you know: ${keys}` },
  ]
}

const ofKept: ReadonlySet<RootProblem['problem']> = new Set(['not-as-kept', 'missing'])
