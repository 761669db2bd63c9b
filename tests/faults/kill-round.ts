import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { look } from './look.ts'
import { logInAll, makePeople, type People } from './people.ts'
import { type DatabaseKind, makeStanding, type Standing, type Victim } from './standing.ts'
import { type Ledger, newLedger, pressAgain, pressButtons } from './traffic.ts'

export type Round = { kind: DatabaseKind; victim: Victim; kills: number }

export type Outcome = Round & {
  /** Steps that were acknowledged to the person who pressed the button. */
  acknowledged: number
  /** Sent when the line broke, so that no one knew; all were sent again. */
  doubtful: number
  lost: string[]
  half: string[]
  unclearApprovals: number
  /** From the kill until pages are answered again, in milliseconds: the longest. */
  longestOutage: number
}

/** Kills at random moments while reports are submitted, verified and approved, and looks at what is there afterwards. */
export async function killRound(round: Round, say: (line: string) => void): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-faults-'))
  const standing = await makeStanding(round.kind, folder)
  const outcome: Outcome = {
    ...round,
    ...{ acknowledged: 0, doubtful: 0, lost: [], half: [], unclearApprovals: 0, longestOutage: 0 },
  }
  try {
    await standing.stand()
    const people = await beside(standing, makePeople)
    const ledgers = []
    for (let kill = 1; kill <= round.kills; kill += 1) {
      ledgers.push(await killOnce(standing, people, outcome))
      say(
        `${round.kind}, ${round.victim}: ${kill} of ${round.kills}, ${outcome.acknowledged} steps acknowledged`,
      )
    }
    // What the first kill left must also have lived through the last.
    for (const ledger of ledgers) await lookInto(standing, ledger, outcome)
  } finally {
    await standing.end()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return outcome
}

async function killOnce(standing: Standing, people: People, outcome: Outcome): Promise<Ledger> {
  const ledger = newLedger()
  const visits = await beside(standing, (application) => logInAll(application, people))
  let isOver = false
  const pressing = pressButtons(standing.baseURL, visits, ledger, () => isOver)
  await new Promise((resolve) => setTimeout(resolve, randomInt(20, 900)))
  const killedAt = performance.now()
  await standing.kill(outcome.victim, randomInt(2) === 0)
  isOver = true
  await pressing
  const started = await standing.stand()
  if (outcome.kind === 'external' && outcome.victim === 'database' && started.includes('program'))
    outcome.half.push(`the program ended with the database of its operator, ${standing.lastWords()}`)
  await untilAnswered(standing.baseURL)
  outcome.longestOutage = Math.max(outcome.longestOutage, performance.now() - killedAt)
  outcome.doubtful += ledger.doubtful.submissions.length + ledger.doubtful.approvals.length
  await pressAgain(standing.baseURL, visits, ledger)
  await lookInto(standing, ledger, outcome)
  outcome.unclearApprovals += ledger.unclearApprovals
  outcome.acknowledged += stepsIn(ledger)
  return ledger
}

async function lookInto(standing: Standing, ledger: Ledger, outcome: Outcome): Promise<void> {
  const { lost, half } = await beside(standing, (application) => look(application, ledger))
  outcome.lost.push(...lost)
  outcome.half.push(...half)
}

function stepsIn({ submitted, verified, approved }: Ledger): number {
  return submitted.length + verified.length + approved.length
}

async function beside<T>(
  standing: Standing,
  act: (application: Awaited<ReturnType<Standing['beside']>>['application']) => Promise<T>,
): Promise<T> {
  const { application, close } = await standing.beside()
  try {
    return await act(application)
  } finally {
    await close()
  }
}

/** A program whose database went away and came back answers again by itself. */
async function untilAnswered(baseURL: string): Promise<void> {
  const latest = performance.now() + 20_000
  while (performance.now() < latest) {
    const answer = await fetch(`${baseURL}/reports?page-of=${randomInt(1_000_000)}`).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The program did not answer within 20 s after its database was back.')
}
