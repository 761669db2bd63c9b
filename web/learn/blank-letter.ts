import { NotFound } from '#domain/errors.ts'
import { page } from '../door.ts'
import type { Route } from './+types/blank-letter'
import { letterText } from './letter-text.ts'

const door = page('page.everyone')

/** The letter with dotted lines, for those without JavaScript. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => {
    const kind = (['petition', 'information'] as const).find((one) => `${one}.txt` === args.params.file)
    if (!kind) throw new NotFound()
    const { letterFields, letterTemplates } = words('letterFields', 'letterTemplates')
    return new Response(letterText(letterTemplates[kind], letterFields[kind], {}), {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Disposition': `attachment; filename="${kind}.txt"`,
      },
    })
  })
}
