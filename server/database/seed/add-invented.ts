import type { Application } from '#server/kernel/application.ts'
import { addInventedPeople } from './add-invented-people.ts'
import { addInventedReports, type Progress } from './add-invented-reports.ts'

export type Invention = { people: number; reports: number; seed: number; password: string }
export type Added = { people: number; reports: number }

/** Invented people and what they reported, the same for the same seed. What is there already is not added again. */
export async function addInvented(
  application: Application,
  { people, reports, seed, password }: Invention,
  onProgress: Progress = () => {},
): Promise<Added> {
  const invented = await addInventedPeople(application, { count: people, seed, password })
  const added = await addInventedReports(application, invented, { count: reports, seed, onProgress })
  return { people: invented.added, reports: added }
}
