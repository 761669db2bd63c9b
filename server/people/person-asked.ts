import type { Find } from '#server/kernel/use-case.ts'

/** For use cases on another person's account: the rules ask only whose it is. */
export const personAsked: Find<{ id: string }, object, [userId: string, ...rest: unknown[]]> = (
  { args: [id] },
  goOn,
) => goOn({ id: id.toLowerCase() }, {})
