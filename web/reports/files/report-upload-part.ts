import { filesOfReport } from '#server/sources/files-of-source.ts'
import { page } from '../../door.ts'
import { jsonAnswer } from '../../json-answer.ts'
import { redirectTo } from '../../redirect.ts'
import type { Route } from './+types/report-upload-part'
import { partNumber } from './part-number.ts'

const door = page('page.person')

export function loader({ params }: Route.LoaderArgs) {
  return redirectTo(`/reports/${params.id}/files`)
}

/** One part of a file as it is, with the form's token as a header. */
export function action(args: Route.ActionArgs) {
  const { id, attachment, part } = args.params
  return jsonAnswer(() =>
    door.reading(args, (carryOut) => {
      const formToken = args.request.headers.get('x-form-token') ?? ''
      return carryOut({ formToken }, async ({ application, actor, pageRequest }) => {
        const files = await filesOfReport(application, actor, id, pageRequest.caller())
        const bytes = Buffer.from(await args.request.arrayBuffer())
        return files.receive({ attachmentId: attachment, number: partNumber(part) }, bytes)
      })
    }),
  )
}
