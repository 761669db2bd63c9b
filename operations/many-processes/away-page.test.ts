import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusalsOfSending } from '#words/en/refusals/sending.ts'
import { isOurs } from './probes.ts'

const page = readFileSync(join(import.meta.dirname, '../../deploy/away.html'), 'utf8')

test('the page of the balancer has the words of the site, and counts as a page', () => {
  expect(isOurs(page)).toBe(true)
  expect(page).toContain(`<h1>${refusalsOfSending.refusals['database-silent'].title}</h1>`)
})

test('the page of the balancer asks for nothing else, because nothing would answer', () => {
  expect(page).not.toMatch(/<(?:script|link|img|style)|\b(?:src|href|action)=/)
})
