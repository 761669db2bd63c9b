/** The styles that Word itself brings along (ISO/IEC 29500-1, 17.7.4.9). `1-9` and `2-5` stand for a row of numbers. */
const listed = `Normal, heading 1-9, index 1-9, toc 1-9, Normal Indent, footnote text, annotation text, header, footer, index heading, caption,
  table of figures, envelope address, envelope return, footnote reference, annotation reference, line number, page number,
  endnote reference, endnote text, table of authorities, macro, toa heading, List, List 2-5, List Bullet, List Bullet 2-5,
  List Number, List Number 2-5, Title, Closing, Signature, Default Paragraph Font, Body Text, Body Text Indent, List Continue,
  List Continue 2-5, Message Header, Subtitle, Salutation, Date, Body Text First Indent, Body Text First Indent 2, Note Heading,
  Body Text 2-3, Body Text Indent 2-3, Block Text, Hyperlink, FollowedHyperlink, Strong, Emphasis, Document Map, Plain Text,
  E-mail Signature, HTML Top of Form, HTML Bottom of Form, Normal (Web), HTML Acronym, HTML Address, HTML Cite, HTML Code,
  HTML Definition, HTML Keyboard, HTML Preformatted, HTML Sample, HTML Typewriter, HTML Variable, Normal Table,
  annotation subject, No List, Outline List 1-3, Table Simple 1-3, Table Classic 1-4, Table Colorful 1-3, Table Columns 1-5,
  Table Grid 1-8, Table List 1-8, Table 3D effects 1-3, Table Contemporary, Table Elegant, Table Professional, Table Subtle 1-2,
  Table Web 1-3, Balloon Text, Table Grid, Table Theme, Placeholder Text, No Spacing, Revision, List Paragraph, Quote,
  Intense Quote, Subtle Emphasis, Intense Emphasis, Subtle Reference, Intense Reference, Book Title, Bibliography, TOC Heading,
  Plain Table 1-5, Table Grid Light, Grid Table Light, Mention, Smart Hyperlink, Hashtag, Unresolved Mention, Smart Link,
  1 / 1.1 / 1.1.1, 1 / a / i, Article / Section`

const withAccents = `Light Shading, Light List, Light Grid, Medium Shading 1-2, Medium List 1-2, Medium Grid 1-3, Dark List, Colorful Shading,
  Colorful List, Colorful Grid, Grid Table 1 Light, Grid Table 2-4, Grid Table 5 Dark, Grid Table 6 Colorful,
  Grid Table 7 Colorful, List Table 1 Light, List Table 2-4, List Table 5 Dark, List Table 6 Colorful, List Table 7 Colorful`

const names = new Set([
  ...expand(listed),
  ...expand(withAccents).flatMap((name) => [
    name,
    ...[1, 2, 3, 4, 5, 6].map((accent) => `${name} accent ${accent}`),
  ]),
])

const ids = new Set(Array.from(names, plainIdOf))

/** A style of Word is known by its name; everything else is a name that a person thought of. */
export function isBuiltIn(name: string): boolean {
  return names.has(name.toLowerCase())
}

/** Whether this is the id that Word gives one of its own styles, in English. */
export function isBuiltInId(id: string): boolean {
  return ids.has(id.toLowerCase())
}

/** The id that Word gives its own style; in other languages it is another one, which tells of the language. */
export function builtInId(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^Toc(?=\d)/, 'TOC')
}

function plainIdOf(name: string): string {
  return builtInId(name).toLowerCase()
}

function expand(list: string): string[] {
  return list.split(/,\s+/).flatMap((name) => {
    const row = / (\d)-(\d)$/.exec(name)
    if (!row) return [name.toLowerCase()]
    const [first, last] = [Number(row[1]), Number(row[2])]
    const stem = name.slice(0, row.index).toLowerCase()
    return Array.from({ length: last - first + 1 }, (_, place) => `${stem} ${first + place}`)
  })
}
