import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isFieldName } from './field-names.ts'
import { withoutSecrets } from './refused-form.ts'

// Fields of forms that ask by the address, which no refusal gives back, buttons, what the page makes itself, secrets, and files.
const notGivenBack = new Set([
  ...[
    'q',
    'language',
    'only',
    'seen',
    'page',
    'from',
    'to',
    'least',
    'most',
    'order',
    'stage',
    'kind',
    'archive',
    'tab',
    'list',
    'work',
    'verified',
    'overdue',
    'aside',
  ],
  ...['disputed', 'one', 'other', 'all', 'phrase', 'any', 'none'],
  ...[
    'status',
    'viewport',
    'formToken',
    'password',
    'currentPassword',
    'confirmation',
    'passkey',
    'file',
    'received',
    'ticket',
    'solution',
    // Compared on its page, and sent nowhere.
    'writtenCode',
  ],
])

test('every field of a form is given back, so no form loses what was typed', async () => {
  const missing: string[] = []
  for await (const path of glob('web/**/*.tsx', { cwd: process.cwd() })) {
    if (path.startsWith('web/style/') || path.includes('.test.')) continue
    const text = await readFile(path, 'utf8')
    for (const [, name = '', typed = ''] of text.matchAll(/\bname="([\w.]+)"|\btextOf\('([\w.]+)'\)/g)) {
      const field = name || typed
      if (!isFieldName(field) && !notGivenBack.has(field)) missing.push(`${path}: ${field}`)
    }
  }
  expect(missing).toEqual([])
})

test('what no form has is not given back', () => {
  const invented = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [`x${index}`, 'y'.repeat(200)]),
  )
  const typed = {
    ...invented,
    text: 'Three houses.',
    'suspectedItems.2.what': 'A house',
    'mail.report-approved': 'on',
  }
  const hostile = {
    ['__proto__']: 'x',
    'suspectedItems.99.what': 'x',
    'statement.a.b': 'x',
    constructor: 'x',
    password: 'x',
  }
  expect(withoutSecrets({ ...typed, ...hostile })).toEqual({
    text: 'Three houses.',
    'suspectedItems.2.what': 'A house',
    ...(isFieldName('mail.report-approved') ? { 'mail.report-approved': 'on' } : {}),
  })
})
