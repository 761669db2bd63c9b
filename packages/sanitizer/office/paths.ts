/** As it is when it cannot be decoded. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where an address leads that is written in a part of the archive, or from its root. It never leads out of the archive. */
export function pathFrom(part: string | null, address: string): string {
  const steps = part === null ? [] : part.split('/').slice(0, -1)
  for (const step of decodedPath(address).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/')
}
