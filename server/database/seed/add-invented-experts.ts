import type { Person } from '#domain/actor.ts'
import { expertChecks } from '#domain/experts/checks.ts'
import type { ExpertiseArea } from '#domain/experts/expert.ts'
import { sendApplication } from '#server/experts/apply-as-expert.ts'
import { noteCheck } from '#server/experts/manage/note-check.ts'
import { proposeDecision } from '#server/experts/manage/propose-decision.ts'
import type { Application } from '#server/kernel/application.ts'
import { createAccount } from '#server/people/create-account.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { openProposals } from '#server/proposals/proposal-queries.ts'

const invented: readonly { area: ExpertiseArea; zone: string; credentials: string; isPublic: boolean }[] = [
  { area: 'accounting', zone: 'north_west', credentials: 'Chartered accountant (invented)', isPublic: true },
  { area: 'construction', zone: 'south_west', credentials: 'Civil engineer (invented)', isPublic: false },
  { area: 'law', zone: 'north_central', credentials: 'Lawyer (invented)', isPublic: true },
]

type Deciding = { administrator: Person; officer: Person; password: string; seed: number }

/** Invented experts, checked and verified by two as real ones are. The last of them waits for the checks. */
export async function addInventedExperts(
  application: Application,
  { administrator, officer, password, seed }: Deciding,
): Promise<Person[]> {
  const experts: Person[] = []
  for (const [place, { area, zone, credentials, isPublic }] of invented.entries()) {
    const username = `masani-${seed}-${String(place + 1).padStart(2, '0')}`
    await createAccount(
      application,
      { username, email: `${username}@invented.example`, password },
      'reporter',
    )
    const made = await findAccount(application.database.queries, username)
    if (!made) throw new Error(`${username} was not made`)
    const person: Person = { ...made.person, assurance: 'full', isConfirmed: true }
    await sendApplication(application, person, {
      ...{ [`area.${area}`]: 'yes', [`zone.${zone}`]: 'yes', 'language.english': 'yes' },
      ...{ professionalCredentials: credentials, yearsExperience: String(8 + 4 * place) },
      ...{ bio: 'An invented person, for the demonstration.', referees: 'Two invented people.' },
      ...(isPublic ? { isPublic: 'yes', publicName: `Misali Masani ${place + 1}` } : {}),
    })
    if (place < invented.length - 1) await verify(application, person, { administrator, officer })
    experts.push(person)
  }
  return experts
}

async function verify(
  application: Application,
  { id }: Person,
  { administrator, officer }: Pick<Deciding, 'administrator' | 'officer'>,
): Promise<void> {
  for (const check of expertChecks) {
    const result = check === 'register' || check === 'employer' ? 'not_applicable' : 'confirmed'
    await noteCheck(application, administrator, id, { check, result })
  }
  await proposeDecision(application, administrator, id, { outcome: 'verified' })
  const open = await openProposals(application.database.queries)
  const proposal = open.find(({ subjectId }) => subjectId === id)
  if (!proposal) throw new Error('the decision was not proposed')
  await confirmProposal(application, officer, proposal.id)
}
