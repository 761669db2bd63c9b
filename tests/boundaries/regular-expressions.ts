import { analyse } from 'scslre'
import type { SourceFile } from './source-file.ts'
import { descendantsOf, type SyntaxNode } from './syntax.ts'

const looked = /^(?:server|web|domain|packages|words|ui|toolkit)\//

/**
 * Regular expressions that take more than linear time on some text: a page of blanks then holds a processor for seconds. Those
 * in tests are left out, because no stranger writes what they read.
 */
export function slowRegularExpressions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => looked.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text, program }) =>
      descendantsOf(program)
        .flatMap(literalIn)
        .filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0)
        .map(
          ({ source, flags, start }) =>
            `${path}:${text.slice(0, start).split('\n').length} /${source}/${flags}`,
        ),
    )
}

type Literal = { source: string; flags: string; start: number }

function literalIn({ type, regex, start }: SyntaxNode): Literal[] {
  if (type !== 'Literal' || typeof regex !== 'object' || regex === null) return []
  const { pattern, flags } = regex as { pattern: string; flags: string }
  return [{ source: pattern, flags, start }]
}
