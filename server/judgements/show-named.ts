import { isIdentifier } from '#server/input/identifier.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { linksOf, type NamedIn, namedIn } from './named-in.ts'
import { publicRecordOf } from './public-records.ts'

/** What a public record names. Null for what is not public, whether or not there is such a record. */
export const showNamed = openUseCase(
  'public.read',
  async ({ application }, id: string): Promise<NamedIn | null> =>
    isIdentifier(id) ? namedIn(application.database.queries, id.toLowerCase()) : null,
)

/** As `showNamed`, of a conviction by its number. */
export const showNamedInConviction = openUseCase(
  'archive.read',
  async ({ application }, number: string): Promise<NamedIn | null> => {
    const { queries } = application.database
    const record = await publicRecordOf(queries, number)
    return record && linksOf(queries, record)
  },
)
