import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { fileForms } from './file-forms.ts'

const module = { default: () => null }
const routes = {
  root: { id: 'root', path: '', module },
  frame: { id: 'frame', parentId: 'root', module },
  files: {
    id: 'files',
    parentId: 'frame',
    path: 'drafts/:draft/files',
    module: { ...module, handle: { holdsFile: 'people' } },
  },
  list: { id: 'list', parentId: 'frame', path: 'drafts', module: { ...module, handle: { live: 'list' } } },
} as unknown as ServerBuild['routes'] // Only what `fileForms` reads.

test.each([
  ['/drafts/1/files', 'people'],
  ['/drafts/1/files.data', 'people'],
  ['/pcm/drafts/1/files', 'people'],
  ['/pcm/drafts/1/files.data', 'people'],
  ['/drafts/1/files/more', null],
  ['/other/drafts/1/files', null],
  ['/drafts', null],
  ['/', null],
  ['/drafts/1/preview', null],
])('at %s takes files of: %s', (path, expected) => {
  expect(fileForms(routes)(path)).toBe(expected)
})
