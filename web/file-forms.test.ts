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
    module: { ...module, handle: { holdsFile: true } },
  },
  list: { id: 'list', parentId: 'frame', path: 'drafts', module: { ...module, handle: { live: 'list' } } },
} as unknown as ServerBuild['routes'] // Only what `fileForms` reads.

test.each([
  ['/drafts/1/files', true],
  ['/drafts/1/files.data', true],
  ['/pcm/drafts/1/files', true],
  ['/pcm/drafts/1/files.data', true],
  ['/drafts/1/files/more', false],
  ['/other/drafts/1/files', false],
  ['/drafts', false],
  ['/', false],
  ['/drafts/1/preview', false],
])('at %s a form with a file: %s', (path, expected) => {
  expect(fileForms(routes)(path)).toBe(expected)
})
