const sizes = [
  ['text-2xl', 'A first heading', 'text-2xl'],
  ['text-xl', 'A second heading', 'text-xl'],
  ['text-lg', 'A lead, or a third heading', 'text-lg'],
  ['text-base', 'The text of a page', 'text-base'],
  ['text-sm', 'A line of facts', 'text-sm'],
  ['text-xs', 'A note', 'text-xs'],
] as const

const columns = [
  ['max-w-prose', 'prose: 65 characters to read'],
  ['max-w-sheet', 'sheet: forms and cards'],
  ['max-w-working', 'working: lists and tables'],
] as const

const spaces = [
  ['h-within', 'within: inside a group'],
  ['h-group', 'group: between groups'],
  ['h-section', 'section: between sections'],
] as const

/** The tokens of `tokens.css` that are no colours: sizes of text, columns and spaces, and the letters of the typeface. */
export function ScaleStates() {
  return (
    <section aria-labelledby="scale" className="space-y-group">
      <h2 id="scale">Type, columns and spaces</h2>
      <ul className="space-y-within">
        {sizes.map(([name, text, style]) => (
          <li key={name} className={style}>
            {text} <span className="text-sm text-muted">{name}</span>
          </li>
        ))}
      </ul>
      <p className="text-lg">
        Ɓauchi, ɗalibi, ƙasa, ƴanci. Ọ̀ṣun, ẹ̀kọ́, Ṣàngó. Ụlọ, ịhe, ṅụọ. <strong>Ɗ Ƙ Ẹ Ọ Ṣ Ị Ụ Ṅ</strong>{' '}
        <span className="tabular-nums">₦1,250,000.00 · ₦7,118,403.50</span>
      </p>
      <ul className="space-y-within">
        {columns.map(([style, name]) => (
          <li key={style} className={`rounded-control bg-sunken px-3 py-2 ${style}`}>
            {name}
          </li>
        ))}
      </ul>
      <ul className="space-y-within">
        {spaces.map(([style, name]) => (
          <li key={style} className="flex items-center gap-within">
            <span className={`w-8 rounded-control bg-accent ${style}`} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
