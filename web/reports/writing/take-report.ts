import type { ActionFunctionArgs } from 'react-router'
import { checkPage } from '#server/writing/check-page.ts'
import { deleteDraft } from '#server/writing/delete-draft.ts'
import { saveDraft, saveWholeDraft } from '#server/writing/save-draft.ts'
import { submitReport } from '#server/writing/submit-report.ts'
import { pageThatKeepsText } from '../../door.ts'
import { redirectAfter, redirectTo } from '../../redirect.ts'
import { formAgain } from '../../refused-form.ts'
import { turnPage } from './turn-page.ts'

const door = pageThatKeepsText('report.submit')

/**
 * Every button of the form, on its own page and on a draft's. Each of them posts to itself: a refusal that came from another address
 * would bring that page, and with it lose what was typed. Without an `intent` the report is sent as it is.
 */
export function action(args: ActionFunctionArgs) {
  return door.submission(args, async (visit, fields) => {
    const { application, actor } = visit
    const { intent = '' } = fields
    const again = await turnPage(fields, (names) => checkPage(application, fields, names))
    if (again) {
      return formAgain(visit, again)
    } else if (intent === 'delete') {
      await deleteDraft(application, actor, fields.submissionKey ?? '')
      return redirectAfter('/reports/mine', 'draft-deleted')
    } else if (intent === 'preview') {
      const { id } = await saveWholeDraft(application, actor, fields)
      return redirectTo(`/drafts/${id}/preview`, 303)
    } else if (intent === 'files') {
      const { id } = await saveDraft(application, actor, fields)
      return redirectTo(`/drafts/${id}/files`, 303)
    } else if (intent === 'save' || fields.overwrite) {
      const { id } = await saveDraft(application, actor, fields)
      return redirectAfter(`/drafts/${id}`, 'draft-saved')
    } else {
      const { id } = await submitReport(application, actor, fields)
      return redirectAfter(`/reports/${id}`, 'report-submitted')
    }
  })
}
