import { setTimeout as pause } from 'node:timers/promises'
import { type APIRequestContext, type APIResponse, request } from '@playwright/test'
import { password } from '#tests/cast.ts'
import { ownNetwork } from './network/own-network.ts'
import { tokenIn } from './token-in.ts'
import type { StorageState } from './world.ts'

const mostTries = 6

/** Makes an account at /register or at an invitation's address, by the form that is there; returns its session. */
export async function openAccount(address: string, username: string): Promise<StorageState> {
  const email = `${username}@example.org`
  const visitor = await request.newContext({ extraHTTPHeaders: ownNetwork() })
  const shown = await visitor.get(address)
  const form = { username, email, password, formToken: tokenIn(await shown.text()) }
  const send = () => visitor.post(address, { form, maxRedirects: 0 })
  let answer = await send()
  // A machine that stalls answers that many are logging in, and asks to come again in ten seconds.
  for (let tried = 1; answer.status() === 429 && tried < mostTries; tried += 1) {
    await pause(10_000)
    answer = await send()
  }
  await refuseRefusal(answer)
  await finishTour(visitor, new URL(address).origin)
  const state = await visitor.storageState()
  await visitor.dispose()
  return state
}

/** For the person who is logged in there: the tour does not open by itself over what a test looks at. */
export async function finishTour(visitor: APIRequestContext, origin: string): Promise<void> {
  const shown = await visitor.get(`${origin}/tour`)
  const form = { formToken: tokenIn(await shown.text()) }
  await refuseRefusal(await visitor.post(`${origin}/tour`, { form, maxRedirects: 0 }))
}

async function refuseRefusal(answer: APIResponse): Promise<void> {
  if (answer.status() !== 303)
    throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
}
