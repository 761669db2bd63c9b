import type { Application } from '#server/kernel/application.ts'
import type { Environment } from '#server/kernel/env.ts'
import { type Onion, startOnion } from './run-tor.ts'

/** Starts the onion service where one is asked for. The site then answers under its address too. @throws Error in plain words */
export async function withOnion(
  application: Application,
  { tor, dataFolder }: Pick<Environment, 'tor' | 'dataFolder'>,
): Promise<{ application: Application; onion: Onion | null }> {
  if (tor === null) return { application, onion: null }
  const onion = await startOnion({ tor, dataFolder, log: application.log })
  return {
    onion,
    application: { ...application, operator: { ...application.operator, onionUrl: onion.url } },
  }
}
