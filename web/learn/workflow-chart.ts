import { type Status, type Step, statuses, steps, workflow } from '#domain/reports/workflow.ts'

export type Move = { from: Status; to: Status; steps: Step[] }

export type Station = {
  status: Status
  /** Steps that change something else than the status. */
  staying: Step[]
  leaving: Move[]
}

/** The workflow table, status by status. */
export function stations(): Station[] {
  return statuses.map((status) => ({
    status,
    staying: stepsBetween(status, status),
    leaving: statuses
      .filter((to) => to !== status)
      .map((to) => ({ from: status, to, steps: stepsBetween(status, to) }))
      .filter((move) => move.steps.length > 0),
  }))
}

/** Statuses by how many moves they are from a new report: what the diagram shows on one line. */
export function rows(all: readonly Station[]): Station[][] {
  const found: Station[][] = [all.slice(0, 1)]
  const seen = new Set(found.flat())
  for (const row of found) {
    const reached = row.flatMap(({ leaving }) => leaving.map(({ to }) => to))
    const next = all.filter((station) => reached.includes(station.status) && !seen.has(station))
    for (const station of next) seen.add(station)
    if (next.length > 0) found.push(next)
  }
  return found
}

function stepsBetween(from: Status, to: Status): Step[] {
  return steps.filter((step) => workflow[from][step] === to)
}
