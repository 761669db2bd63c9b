const within = 2_000

/** Calls `leave` when Escape was pressed three times within two seconds. */
export function countEscapes(target: EventTarget, leave: () => void): void {
  let presses: number[] = []
  target.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || event.repeat) return
      presses = [...presses.filter((at) => event.timeStamp - at < within), event.timeStamp]
      if (presses.length >= 3) leave()
    },
    // Before anything in the page may stop it.
    { capture: true },
  )
}
