type FilesThatStay = { place: string; why: string }

/** Files of `web/` whose texts no language brings. */
export const filesThatStay: readonly FilesThatStay[] = [
  { place: 'web/style/', why: 'shows every component to developers, and is no page of the site' },
  {
    place: 'web/shell/menus/site-links.ts',
    why: 'its labels are the keys of the catalogue, as the types say',
  },
  {
    place: 'web/offline/pages-to-keep.ts',
    why: 'its labels are the keys of the catalogue, as the types say',
  },
  { place: 'web/json-answer.ts', why: 'answers programs, and programs are answered in English' },
]

type TextsThatStay = { why: string; texts: readonly string[] }

/** Single texts that no language brings, as `path: text`. */
export const textsThatStay: readonly TextsThatStay[] = [
  {
    why: 'the name of the site is the same in every language',
    texts: ['web/root.tsx: Fitila'],
  },
  {
    why: 'a person types them into a terminal',
    texts: ["web/api/parts/how-to-ask.tsx: curl -H 'Authorization: Bearer KEY' \\ …"],
  },
  {
    why: 'a program asks it so in every language',
    texts: ['web/api/parts/operation.tsx: GET /api/v1…'],
  },
]
