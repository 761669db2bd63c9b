import { NotFound } from '#domain/errors.ts'
import { receivePart } from '#server/writing/attachments/receive-part.ts'
import { page } from '../door.ts'
import { jsonAnswer } from '../json-answer.ts'
import { redirectTo } from '../redirect.ts'
import type { Route } from './+types/upload-part'

const door = page('page.person')

export function loader({ params }: Route.LoaderArgs) {
  return redirectTo(`/drafts/${params.draft}/files`)
}

/** One part of a file as it is, with the form's token as a header. */
export function action(args: Route.ActionArgs) {
  const { draft, attachment, part } = args.params
  return jsonAnswer(() =>
    door.reading(args, (carryOut) => {
      const formToken = args.request.headers.get('x-form-token') ?? ''
      return carryOut({ formToken }, async ({ application, actor }) => {
        if (!/^\d{1,4}$/.test(part)) throw new NotFound()
        const place = { draftId: draft, attachmentId: attachment, number: Number(part) }
        const bytes = Buffer.from(await args.request.arrayBuffer())
        return receivePart(application, actor, place, bytes)
      })
    }),
  )
}
