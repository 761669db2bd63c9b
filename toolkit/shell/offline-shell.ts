// The script around the caged page in the offline edition. It only knows how to leave: to an empty page, because this
// file never asks for a connection.
import type { ShellRequest } from '../shared/screen/ask-shell.ts'
import { countEscapes } from '../shared/screen/count-escapes.ts'

const frame = document.querySelector('iframe')

let isUnsaved = false

document.getElementById('exit')?.addEventListener('click', exit)
countEscapes(window, exit)

window.addEventListener('message', ({ source, data }: MessageEvent<{ fitila?: ShellRequest } | null>) => {
  if (source !== frame?.contentWindow) return
  if (data?.fitila?.kind === 'exit') exit()
  if (data?.fitila?.kind === 'unsaved') isUnsaved = data.fitila.isUnsaved === true
})

window.addEventListener('beforeunload', (event) => {
  if (isUnsaved) event.preventDefault()
})

function exit(): void {
  isUnsaved = false
  document.documentElement.hidden = true
  document.title = ''
  location.replace('about:blank')
}
