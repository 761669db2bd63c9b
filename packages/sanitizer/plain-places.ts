/** The parts that office files are made of, in the words of those who write them. What is not on the list keeps its name. */
const places: readonly [part: RegExp, words: string][] = [
  [/^(?:docProps\/(?:core|app|custom)|meta)\.xml$/i, 'the document’s own notes about itself'],
  [/^(?:word\/document\d*|content)\.xml$/i, 'the document itself'],
  [/^word\/header\d*\.xml$/i, 'the top of a page'],
  [/^word\/footer\d*\.xml$/i, 'the foot of a page'],
  [/^word\/(?:foot|end)notes\.xml$/i, 'the notes below the text'],
  [/comments?\w*\.xml$/i, 'the comments'],
  [/^(?:word|xl|ppt)\/(?:people|persons\/\w+|commentAuthors|authors)\.xml$/i, 'the list of people'],
  [/^(?:word\/|xl\/|ppt\/)?(?:settings|styles|presProps|viewProps)\.xml$/i, 'the settings'],
  [/^xl\/workbook\.xml$/i, 'the workbook'],
  [/^xl\/worksheets\/(?:\w*[a-z_])?(\d+)\.xml$/i, 'a sheet (number $1 in the file)'],
  [/^ppt\/slides\/slide(\d+)\.xml$/i, 'a slide (number $1 in the file)'],
  [/^ppt\/notesSlides\/(?:\w*[a-z_])?(\d+)\.xml$/i, 'the speaker’s notes (number $1 in the file)'],
  [/^ppt\/presentation\.xml$/i, 'the presentation'],
  [/^(?:(?:word|xl|ppt)\/media|Pictures)\/([^/]+)$/i, 'a picture in it ($1)'],
]

export function plainPlace(path: string): string {
  const [part, words] = places.find(([known]) => known.test(path)) ?? []
  return part && words ? path.replace(part, words) : path
}
