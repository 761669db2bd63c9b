const set = (words: string) => new Set(words.trim().split(/\s+/))

/** Elements that show words and pictures. What is in any other one stays without it. */
export const shownElements = set(`
  a abbr address article aside b big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption
  figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span
  strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr
`)

/** Elements that go with everything in them. */
export const goneElements = set(`
  script style head title template iframe object embed applet svg math canvas audio video map xml noframes frameset select textarea
  datalist noembed link meta base input button param source track
`)

/** What is in them is not read as HTML. */
export const rawElements = set('script style textarea title xmp iframe noembed noframes')

export const ofHead = set(
  'title meta link style script base basefont bgsound noscript template noframes object xml',
)

export const emptyElements = set(
  'area base br col embed hr img input link meta param source track wbr basefont bgsound frame keygen',
)

/** An element on the left ends those on the right that are still open, up to a border. */
export const endsOthers: Readonly<
  Record<string, { ends: ReadonlySet<string>; border: ReadonlySet<string> }>
> = {
  li: { ends: set('li p'), border: set('ul ol') },
  dt: { ends: set('dt dd p'), border: set('dl') },
  dd: { ends: set('dt dd p'), border: set('dl') },
  tr: { ends: set('tr td th p'), border: set('table') },
  td: { ends: set('td th p'), border: set('tr table') },
  th: { ends: set('td th p'), border: set('tr table') },
  ...Object.fromEntries(
    [...set('p div ul ol table h1 h2 h3 h4 h5 h6 blockquote pre hr dl')].map((name) => [
      name,
      { ends: set('p'), border: set('td th li div blockquote table dd body') },
    ]),
  ),
}

/** Attributes that say how something looks. `style`, `href` and `src` are looked at one by one. */
export const shownAttributes = set(`
  align valign width height bgcolor color size dir border cellpadding cellspacing colspan rowspan start type reversed nowrap open
  clear noshade span
`)

/** Properties of a style that show something and hide nothing. */
export const shownProperties = set(`
  color background-color font-size font-weight font-style font-family text-align text-decoration vertical-align line-height
  margin margin-left margin-right margin-top margin-bottom padding padding-left padding-right padding-top padding-bottom border
  border-left border-right border-top border-bottom border-color border-style border-width border-collapse border-spacing
  width height max-width min-width list-style-type white-space letter-spacing text-indent
`)
