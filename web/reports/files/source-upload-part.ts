import { filesOfSender } from '#server/sources/files-of-source.ts'
import { page } from '../../door.ts'
import type { FileFormHandle } from '../../file-forms.ts'
import { jsonAnswer } from '../../json-answer.ts'
import { redirectTo } from '../../redirect.ts'
import type { Route } from './+types/source-upload-part'
import { partNumber } from './part-number.ts'

const door = page('page.everyone')
export const handle: FileFormHandle = { holdsFile: 'everyone' }

export function loader() {
  return redirectTo('/report')
}

/** One part of a file as it is. The number of the form is a header, so that it is in no address and in no log of a proxy. */
export function action(args: Route.ActionArgs) {
  const { attachment, part } = args.params
  const { headers } = args.request
  return jsonAnswer(() =>
    door.readingCookieless(args, (carryOut) => {
      const formNumber = headers.get('x-form-number')
      const bond = { formToken: headers.get('x-form-token') ?? '', ...(formNumber ? { formNumber } : {}) }
      return carryOut(bond, async ({ application, pageRequest }) => {
        const sender = { formNumber: formNumber ?? undefined, source: await pageRequest.source() }
        const files = await filesOfSender(application, sender, pageRequest.caller())
        const bytes = Buffer.from(await args.request.arrayBuffer())
        return files.receive({ attachmentId: attachment, number: partNumber(part) }, bytes)
      })
    }),
  )
}
