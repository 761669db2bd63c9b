import type { SourceFile } from '../source-file.ts'
import { childOf, descendantsOf, nameOf } from '../syntax.ts'

const maker = 'server/database/queries-on.ts'

/**
 * drizzle's own transaction keeps a connection for ever that is dead at `begin`. So its queries are made of connections in one file,
 * which brings its own transaction, and the server's connections are pooled beside it.
 */
export function queriesOfTheirOwn(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path !== maker)
    .flatMap(({ path, imports, program }) => [
      ...imports
        .filter(({ specifier }) => specifier === 'drizzle-orm/node-postgres')
        .map(() => `${path}: queries are made in ${maker}`),
      ...(path.startsWith('server/') &&
      path !== 'server/database/connection-lanes.ts' &&
      !path.includes('.test.')
        ? descendantsOf(program)
            .filter((node) => node.type === 'NewExpression')
            .filter((node) => nameOf(childOf(childOf(node, 'callee') ?? node, 'property')) === 'Pool')
            .map(() => `${path}: connections are pooled in server/database/connection-lanes.ts`)
        : []),
    ])
}
