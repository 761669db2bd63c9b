import type { JointWork } from '#server/kernel/together.ts'
import { senderOf } from './look-up-sendings.ts'
import type { Outcome, Sending } from './sending.ts'
import { storeSendings } from './store-sendings.ts'

const storing: JointWork<Sending, Outcome> = {
  does: 'write',
  databaseOf: ({ application }) => application.database,
  partyOf: senderOf,
  doAll: (sendings) => storeSendings(sendings, 'together'),
}

/**
 * Stores a report, together with others that are sent at the same moment.
 *
 * @param known.hasLeft it has a draft, so it goes alone
 */
export async function send(sending: Sending, known = { hasLeft: false }): Promise<Outcome> {
  const { together } = sending.application
  const outcome = known.hasLeft ? null : await together.run(storing, sending)
  if (outcome !== null) return outcome
  const [alone] = await storeSendings([sending], 'alone')
  if (!alone) throw new Error('a report was not settled')
  return alone
}
