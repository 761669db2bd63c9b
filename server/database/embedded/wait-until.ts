import { setTimeout as pause } from 'node:timers/promises'

/** Whether the condition came true within the time. */
export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds
  while (!condition()) {
    if (performance.now() >= deadline) return false
    await pause(5)
  }
  return true
}
