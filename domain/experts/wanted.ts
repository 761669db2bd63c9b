import { type ExpertiseArea, type ExpertLanguage, expertiseAreas, expertLanguages } from './expert.ts'

/** What a question needs; null where staff did not say. */
export type Wanted = { area: ExpertiseArea | null; language: ExpertLanguage | null }

/** What is no area and no language is as if nothing was said. */
export function wantedIn({ area, language }: { area: string | null; language: string | null }): Wanted {
  return {
    area: expertiseAreas.find((each) => each === area) ?? null,
    language: expertLanguages.find((each) => each === language) ?? null,
  }
}
