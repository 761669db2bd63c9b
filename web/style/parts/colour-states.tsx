const colours = [
  ['bg-ground', 'ground'],
  ['bg-surface', 'surface'],
  ['bg-sunken', 'sunken'],
  ['bg-ink', 'ink'],
  ['bg-muted', 'muted'],
  ['bg-line', 'line'],
  ['bg-edge', 'edge'],
  ['bg-accent', 'accent'],
  ['bg-action', 'action'],
  ['bg-action-strong', 'action-strong'],
  ['bg-focus', 'focus'],
  ['bg-danger', 'danger'],
  ['bg-danger-soft', 'danger-soft'],
  ['bg-success', 'success'],
  ['bg-success-soft', 'success-soft'],
  ['bg-warning', 'warning'],
  ['bg-warning-soft', 'warning-soft'],
  ['bg-information', 'information'],
  ['bg-information-soft', 'information-soft'],
  ['bg-night', 'night'],
  ['bg-night-raised', 'night-raised'],
  ['bg-flame', 'flame'],
  ['bg-clay', 'clay'],
] as const

/** `ui/contrast.test.ts` measures each pair that is used. */
export function ColourStates() {
  return (
    <section aria-labelledby="colours" className="space-y-4">
      <h2 id="colours">Colours</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {colours.map(([style, name]) => (
          <li key={name}>
            <span className={`block h-14 rounded-control border border-line ${style}`} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
