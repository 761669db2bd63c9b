import { barLayout, barLinkStyles, barStyles, exitStyles, hintStyles, logo } from './frame-parts.ts'

export const backHref = '/educational-resources?tab=tools'

type Bar = { back: string; hint: string; exit: string; note?: string }

/**
 * What the bar above a tool says. The tool itself is in English. A page in another language opens it with that language's name after `#`,
 * and the bar of that name is shown in place of the English one, also where no script runs.
 */
const others = {
  pcm: {
    back: 'Go back to Tools',
    hint: 'If you dey hurry: press Escape three times.',
    exit: 'Comot now',
    note: 'Dis tool dey for English.',
  },
} as const satisfies Record<string, Bar>

const english: Bar = {
  back: 'Back to Tools',
  hint: 'In a hurry: press Escape three times.',
  exit: 'Exit now',
}

/** The bars in every language, of which one is shown. */
export function bars(): string {
  const rows = Object.entries(others).map(([language, bar]) =>
    barOf(
      bar,
      `/${language}${backHref}`,
      `id="${language}" lang="${language}" class="peer hidden target:flex ${barLayout}"`,
    ),
  )
  return [...rows, barOf(english, backHref, `class="peer-target:hidden ${barStyles}"`)].join('\n')
}

function barOf({ back, hint, exit, note }: Bar, href: string, attributes: string): string {
  return `<header ${attributes}>
<a href="${href}" class="${barLinkStyles}">${logo} ${back}</a>
${note === undefined ? '' : `<p class="text-sm text-night-muted">${note}</p>\n`}<p class="hint ${hintStyles}">${hint}</p>
<a data-exit href="/tools/leave" class="${exitStyles}">${exit}</a>
</header>`
}
