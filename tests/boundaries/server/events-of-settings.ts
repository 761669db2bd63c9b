import { isTest, type SourceFile } from '../source-file.ts'

const place = 'server/events/of-settings.ts'
const asked = /events\.kind\s*,\s*\[?\s*'setting\.|\bkind\s*(?:=|in)\s*\(?\s*'setting\./

/** The site's own events are a handful among millions. Looked for by their kind alone, each search would walk through all events. */
export function eventsOfSettings(files: SourceFile[]): string[] {
  return files
    .filter(
      ({ path, text }) => path.startsWith('server/') && path !== place && !isTest(path) && asked.test(text),
    )
    .map(({ path }) => `${path}: events of the site are asked for with areOfSettings of ${place}`)
}
