/**
 * Many changes at once are looked at in one go: what is asked for while `look` runs waits for its next run.
 *
 * @param look never runs twice at a time
 */
export function inOneGo(look: (ids: string[]) => Promise<void>, onFault: (error: unknown) => void) {
  const waiting = new Set<string>()
  let isLooking = false

  async function lookUntilDone(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      while (waiting.size > 0) {
        const ids = [...waiting]
        waiting.clear()
        await look(ids)
      }
    } catch (error) {
      onFault(error)
    } finally {
      isLooking = false
    }
  }

  return (ids: readonly string[]): void => {
    for (const id of ids) waiting.add(id)
    void lookUntilDone()
  }
}
