// The script of the page around a caged tool. It knows the tool by the data attributes of its <body>, and takes from the
// cage only the few requests of ask-shell.ts; what names a place is looked up on the page's own lists.
import type { ShellRequest } from '../shared/screen/ask-shell.ts'
import { countEscapes } from '../shared/screen/count-escapes.ts'
import { keepForOffline } from './keep-for-offline.ts'
import { type FullEdition, openFullEdition } from './open-full-edition.ts'
import { passSealedBlocks } from './pass-sealed-blocks.ts'

const leavePath = '/tools/leave'
const { tool = '', tools = '', outside = '', offlineFile = '', fullEdition = '' } = document.body.dataset
let frame = document.querySelector('iframe')
const missing = document.getElementById('missing')

let isUnsaved = false
/** While it comes; then it is the frame. */
let full: FullEdition | undefined

for (const link of document.querySelectorAll('[data-exit]'))
  link.addEventListener('click', (event) => {
    event.preventDefault()
    exit()
  })
countEscapes(window, exit)

window.addEventListener('message', ({ source, data }: MessageEvent<{ fitila?: ShellRequest } | null>) => {
  if (!data?.fitila) return
  if (source === frame?.contentWindow) answer(data.fitila)
  else if (source === full?.frame.contentWindow) takeIn(data.fitila)
})

window.addEventListener('beforeunload', (event) => {
  if (isUnsaved) event.preventDefault()
})

// A frame that could not be loaded tells no one; without a word from it, the page says what to do.
const missingTimer = setTimeout(() => missing?.removeAttribute('hidden'), 8_000)

keepForOffline()
if ((tool === 'secure-chat' || tool === 'workspace') && frame) passSealedBlocks(frame)

function answer(request: ShellRequest): void {
  if (request.kind === 'ready') hideMissing()
  else if (request.kind === 'exit') exit()
  else if (request.kind === 'unsaved') isUnsaved = request.isUnsaved === true
  else if (request.kind === 'tool')
    openIfListed(tools, request.name, `/tools/${request.name}${location.hash}`)
  else if (request.kind === 'outside')
    openIfListed(outside, request.id, `/tools/${tool}/addresses#${request.id}`)
  else if (request.kind === 'offline-file') download(offlineFile)
  else if (request.kind === 'full-edition' && frame && fullEdition !== '' && !full?.frame.isConnected)
    full = openFullEdition(frame, fullEdition)
}

/** The full edition takes the place of the tool once it has all that was chosen. */
function takeIn(request: ShellRequest): void {
  if (request.kind === 'ready') full?.tie()
  else if (request.kind === 'exit') exit()
  else if (request.kind === 'unsaved') isUnsaved = request.isUnsaved === true
  else if (request.kind === 'moved-in' && full) {
    full.show()
    frame = full.frame
    full = undefined
  }
}

function hideMissing(): void {
  clearTimeout(missingTimer)
  missing?.setAttribute('hidden', '')
}

/** Replaces this page in the tab's history. The words go first, the address follows. */
function exit(): void {
  isUnsaved = false
  document.documentElement.hidden = true
  document.title = 'Weather'
  location.replace(leavePath)
}

function openIfListed(list: string, name: string, path: string): void {
  if (list.split(' ').includes(name)) window.open(path, '_blank', 'noopener')
}

function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
