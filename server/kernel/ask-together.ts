import type { Application } from './application.ts'
import type { JointWork } from './together.ts'

type Asked<Key> = { application: Application; key: Key }

/**
 * A question that is asked of the database once for all who ask it at one moment.
 *
 * @param findAll answers in the order of the keys, one for each
 */
export function askTogether<Key, Answer>(
  findAll: (application: Application, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (application: Application, key: Key) => Promise<Answer> {
  // In an object, for null says that one has to ask alone.
  const answersOf = async (asked: readonly [Asked<Key>, ...Asked<Key>[]]) => {
    const [{ application }] = asked
    const answers = await findAll(
      application,
      asked.map(({ key }) => key),
    )
    return answers.map((answer) => ({ answer }))
  }
  const work: JointWork<Asked<Key>, { answer: Answer }> = {
    does: 'read',
    databaseOf: ({ application }) => application.database,
    partyOf: () => null,
    doAll: answersOf,
  }
  return async (application, key) => {
    const asked = { application, key }
    const found = (await application.together.run(work, asked)) ?? (await answersOf([asked]))[0]
    if (!found) throw new Error('a question was not answered')
    return found.answer
  }
}
