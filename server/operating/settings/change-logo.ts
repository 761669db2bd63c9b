import { z } from 'zod'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import { mostLogoBytes, writeLogo } from '#domain/operating/site-logo.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { rebuildLogo } from '#server/settings/rebuild-logo.ts'
import { type Changed, keepSetting, refuseFixed } from './keep-setting.ts'

const seen = z.object({ version: z.coerce.number().int().min(0) })

/**
 * Proposes a logo from a file. The sanitizer writes it again; a second person sees the picture before it counts.
 *
 * @param input `version`: which one was on the form
 * @param file null where none was chosen
 * @throws as `changeSetting`, LimitReached 'busy'
 */
export const changeLogo = useCase(
  'setting.change',
  async (
    { application, actor },
    input: Input,
    file: { bytes: AsyncIterable<Buffer> } | null,
  ): Promise<Changed> => {
    refuseFixed(application, 'logo')
    const { version } = parseInput(seen, input)
    if (file === null) throw new Invalid('invalid', { file: fieldProblem('missing') })
    const logo = await rebuildLogo(application.previews, await wholeOf(file.bytes))
    return keepSetting(application, actor, { setting: 'logo', value: writeLogo(logo), version })
  },
)

async function wholeOf(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of parts) {
    length += piece.length
    if (length > mostLogoBytes) throw new Invalid('invalid', { file: fieldProblem('logo-too-heavy') })
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
