import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { minutes } from '#domain/time/durations.ts'
import { readRoutes } from '#server/doors/api/routes.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { freePort, launch } from '#tests/support/serve.ts'

const documentShape = z.object({ paths: z.record(z.string(), z.unknown()) })

test('what npm start runs finds its migrations, has each route of the API, and ends when asked', {
  timeout: minutes(3),
}, async () => {
  const { folder: dataFolder, remove } = await makeDataFolder()
  const program = launch({ dataFolder, port: await freePort() })
  onTestFinished(async () => {
    await program.end('SIGKILL')
    await remove()
  })
  await program.untilLit()
  const answer = await fetch(`${program.baseURL}/api/v1/openapi.json`)
  const { paths } = documentShape.parse(await answer.json())
  const routes = await readRoutes()
  expect(Object.keys(paths).map(withoutPrefix).toSorted()).toEqual(routes.map(({ path }) => path).toSorted())
  expect(await program.end('SIGTERM')).toEqual({ code: 0, signal: null })
})

function withoutPrefix(path: string): string {
  return path.replace('/api/v1', '')
}
