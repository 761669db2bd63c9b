import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('prefers-color-scheme: dark')
const schemes = { light: tokensIn(light), dark: { ...tokensIn(light), ...tokensIn(dark) } }

// WCAG 2.2, 1.4.3 for text and 1.4.11 for what one must see to use a control.
const text = 4.5
const shape = 3

const pairs: readonly [minimum: number, front: string, backs: string][] = [
  [text, 'ink', 'ground surface sunken information-soft success-soft warning-soft danger-soft'],
  [text, 'muted', 'ground surface sunken information-soft'],
  [text, 'link', 'ground surface sunken information-soft success-soft warning-soft danger-soft'],
  [text, 'danger', 'ground surface danger-soft information-soft'],
  [text, 'success', 'ground surface success-soft'],
  [text, 'surface', 'success'],
  [text, 'warning', 'ground surface warning-soft'],
  [text, 'information', 'ground surface information-soft'],
  [text, 'ink', 'shade-1 shade-2 shade-3'],
  [text, 'on-shade', 'shade-4 shade-5'],
  [text, 'on-action', 'action action-strong'],
  [text, 'on-danger', 'danger danger-strong'],
  [text, 'on-accent', 'accent flame-heart'],
  [text, 'on-night', 'night night-raised'],
  [text, 'night-muted', 'night night-raised'],
  [text, 'night-danger', 'night night-raised'],
  [text, 'flame', 'night night-raised'],
  [shape, 'edge', 'ground surface'],
  [shape, 'focus', 'ground surface sunken information-soft danger-soft'],
  [shape, 'action', 'ground surface'],
  [shape, 'danger', 'ground surface'],
  [shape, 'night-edge', 'night'],
  [shape, 'clay', 'ground surface night'],
]

for (const [name, tokens] of Object.entries(schemes)) {
  for (const [minimum, front, backs] of pairs) {
    for (const back of backs.split(' ')) {
      test(`${front} on ${back} reaches ${minimum}:1 in the ${name} scheme`, () => {
        expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(minimum)
      })
    }
  }
}

function tokensIn(sheet: string): Record<string, string> {
  const found = sheet.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...found].map(([, token, colour]) => [token, colour]))
}

function contrast(one = '', other = ''): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
