import type { RouterContextProvider } from 'react-router'
import type { Person } from '#domain/actor.ts'
import { RuleBroken } from '#domain/errors.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Download } from '#server/writing/attachments/open-attachment.ts'
import { page } from '../../door.ts'
import { redirectTo } from '../../redirect.ts'
import { asDownload } from './as-download.ts'

const door = page('page.staff')

type Arguments = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * The answer to a button that takes a file: the file itself. A route with a page would show the page instead.
 *
 * @param back the page with the button
 */
export async function takenFile(
  args: Arguments,
  back: string,
  take: (application: Application, actor: Person) => Promise<Download>,
): Promise<Response> {
  const answer = await door.submission(args, async ({ application, actor }) =>
    asDownload(await take(application, actor)),
  )
  if (answer instanceof Response) return answer
  // There is no form here that could come back: the password is asked for on its own page, and what else was refused has its page.
  const code = answer.data.refused?.code ?? 'step-not-possible'
  if (code === 'confirmation-needed') return redirectTo(`/confirm?next=${encodeURIComponent(back)}`, 303)
  return door.visit(args, async () => {
    throw new RuleBroken(code)
  })
}
