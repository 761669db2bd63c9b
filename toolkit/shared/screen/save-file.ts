import { showToast } from './toaster.tsx'

/**
 * Hands a file to the browser's own downloads. The bytes go from this page's memory to the disk; no connection is made.
 *
 * @param type a media type, for instance `application/pdf`
 */
export function saveFile(name: string, content: Uint8Array<ArrayBuffer> | string | Blob, type: string): void {
  const blob = content instanceof Blob ? content : new Blob([content], { type })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser takes the bytes over after the click, not during it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** No page is told whether the browser kept the file, so this says where to look. */
export function tellWhereToLook(name: string, title = 'File downloaded'): void {
  const description = `Look for ${name} in the downloads of this device. If it is not there, save it again.`
  showToast({ title, description })
}
