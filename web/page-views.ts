import { countPageView } from '#server/analytics/count-page-view.ts'
import type { Route } from './+types/page-views'
import { page } from './door.ts'
import { redirectTo } from './redirect.ts'

const door = page('page.everyone')

export function loader() {
  return redirectTo('/privacy-policy')
}

/** Takes the word of a browser whose person agreed. Answers nothing, whatever came. */
export function action(args: Route.ActionArgs) {
  return door.visit(args, async ({ application }) => {
    const form = await args.request.formData().catch(() => new FormData())
    const view = { route: textOf(form, 'route'), referrer: textOf(form, 'referrer') }
    await countPageView(application, view, args.request.headers)
    return new Response(null, { status: 204 })
  })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 2_000) : ''
}
