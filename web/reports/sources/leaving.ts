import type { page } from '../../door.ts'
import type { PageRequest } from '../../page-request.ts'
import { neutralPage } from '../../shell/early/quick-exit.ts'

type OpenDoor = Pick<ReturnType<typeof page<'page.everyone'>>, 'visit' | 'cookieless' | 'readingCookieless'>

/** The door of a page with a quick exit. Browsers follow a form to another site only where the page's policy names it. */
export function withQuickExit(door: OpenDoor): OpenDoor {
  return {
    // After the answer: the page that says that nothing is here has no exit.
    visit: (args, answer) =>
      door.visit(args, async (visit) => {
        const answered = await answer(visit)
        mayLeave(visit)
        return answered
      }),
    cookieless: (args, work) => door.cookieless(args, (visit, fields) => work(mayLeave(visit), fields)),
    readingCookieless: (args, read) =>
      door.readingCookieless(args, (carryOut) =>
        read((form, work) => carryOut(form, (visit, fields) => work(mayLeave(visit), fields))),
      ),
  }
}

function mayLeave<Visit extends { pageRequest: PageRequest }>(visit: Visit): Visit {
  visit.pageRequest.formTargets = [new URL(neutralPage).origin]
  return visit
}
