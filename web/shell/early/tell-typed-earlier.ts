type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Tells the application of what a person typed or chose before it ran, as if it came now: what listens to the form, such as the
 * saving by itself, would not know of it. Files are left out; who takes files looks for them.
 */
export function tellTypedEarlier(page: Document): void {
  const controls = page.querySelectorAll<Control>('form[method="post" i] :is(input, textarea, select)')
  for (const control of controls)
    if (isChanged(control)) control.dispatchEvent(new Event('input', { bubbles: true }))
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== indexAtFirst(control)
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control.type === 'file') return false
  if (control.type === 'radio') return control.checked && !control.defaultChecked
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

function indexAtFirst(select: HTMLSelectElement): number {
  const given = [...select.options].findLastIndex(({ defaultSelected }) => defaultSelected)
  return Math.max(given, 0)
}
