import { type APIResponse, request } from '@playwright/test'
import { password } from '#tests/cast.ts'
import type { StorageState } from './world.ts'

/** Makes an account at /register or at an invitation's address, by the form that stands there; returns its session. */
export async function openAccount(address: string, username: string): Promise<StorageState> {
  const email = `${username}@example.org`
  const visitor = await request.newContext()
  const shown = await visitor.get(address)
  const form = { username, email, password, formToken: tokenIn(await shown.text()) }
  await refuseRefusal(await visitor.post(address, { form, maxRedirects: 0 }))
  const state = await visitor.storageState()
  await visitor.dispose()
  return state
}

export function tokenIn(page: string): string {
  const token = /name="formToken"[^>]* value="([^"]+)"/.exec(page)?.[1]
  if (!token) throw new Error('there is no form on this page')
  return token
}

async function refuseRefusal(answer: APIResponse): Promise<void> {
  if (answer.status() !== 303)
    throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
}
