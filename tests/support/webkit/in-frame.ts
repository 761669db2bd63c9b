// Scripts that WebDriver runs in the page. Their values are in `arguments`.

const names = `
  const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const textOf = (id) => document.getElementById(id)?.textContent
  const nameOf = (element) =>
    tidy(element.getAttribute('aria-label') ??
      element.getAttribute('aria-labelledby')?.split(' ').map(textOf).join(' ') ??
      (element.labels?.length ? [...element.labels].map((label) => label.textContent).join(' ') : element.textContent))
`

export const inFrame = {
  /** The nth element of a kind with that name which can be seen; null where there is none. */
  find: `
    const [kind, source, nth] = arguments
    ${names}
    const kinds = {
      control: 'button, summary, [role=tab], a[href], input[type=checkbox], input[type=radio]',
      field: 'input:not([type=radio], [type=checkbox]), textarea, select',
      radio: 'input[type=radio]',
    }
    const isSeen = (element) => element.getClientRects().length > 0 && !element.disabled
    const found = [...document.querySelectorAll(kinds[kind])].filter(
      (element) => isSeen(element) && new RegExp(source).test(nameOf(element)),
    )[nth]
    found?.scrollIntoView({ block: 'center' })
    return found ?? null
  `,
  /** As typing does it, in one step. */
  fill: `
    const [field, text] = arguments
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  `,
  select: `
    const [field, label] = arguments
    const option = [...field.options].find((each) => each.label === label)
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(field, option.value)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  `,
  words: `
    const named = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
    return [document.body.innerText, ...named].join('\\n')
  `,
} as const
