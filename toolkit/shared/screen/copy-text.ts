/**
 * Puts text on the clipboard. Call it from a click. Returns whether the browser did it; say so when it did not.
 *
 * What is copied may travel further than this page: clipboards are shared between devices on some systems.
 */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  return isCopied ? true : copyBySelection(text)
}

// From a file on the disk there is no clipboard interface; selecting and copying works there.
function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'sr-only'
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}
