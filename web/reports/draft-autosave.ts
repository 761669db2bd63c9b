import { autosaveDraft } from '#server/writing/save-draft.ts'
import { page } from '../door.ts'
import { jsonAnswer } from '../json-answer.ts'
import { redirectTo } from '../redirect.ts'
import type { Route } from './+types/draft-autosave'

const door = page('page.person')

export function loader({ params }: Route.LoaderArgs) {
  return redirectTo(`/drafts/${params.draft}`)
}

/** What the form's own script sends: the whole form. Answers with the draft's version, 0 while there is nothing to keep. */
export function action(args: Route.ActionArgs) {
  return jsonAnswer(() =>
    door.submission(args, async ({ application, actor }, fields) => {
      const version = await autosaveDraft(application, actor, {
        ...fields,
        submissionKey: args.params.draft,
        overwrite: undefined,
      })
      return { version }
    }),
  )
}
