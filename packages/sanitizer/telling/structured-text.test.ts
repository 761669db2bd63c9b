import { Unreadable } from '@fitila/formats/unreadable'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { tellKind } from './tell-kind.ts'

const body = '\r\n\r\nThe contract was signed twice.\r\n'

test.for([
  ['a sent mail of Apple', `From: Ngozi <ngozi@example.org>\r\nContent-Type: text/plain${body}`, 'eml'],
  [
    'a mail that begins with its date',
    `Date: Mon, 2 Nov 2026 10:11:12 +0100\r\nSubject: contract${body}`,
    'eml',
  ],
  ['a mail that begins with its subject', `Subject: contract\r\nMessage-ID: <1@example.org>${body}`, 'eml'],
  ['a mail that begins with who receives it', `To: editor@example.org\r\nMIME-Version: 1.0${body}`, 'eml'],
  ['a mail that begins with its kind', `Content-Type: multipart/mixed; boundary=x${body}`, 'eml'],
  ['a mail with a sealed route', `ARC-Seal: i=1; a=rsa-sha256;\r\n t=1;${body}`, 'eml'],
  ['a folded head', `Subject: contract\r\n of the year\r\nX-Originating-IP: [10.0.0.7]${body}`, 'eml'],
  [
    'a saved page',
    `From: <Saved by Blink>\r\nSnapshot-Content-Location: a\r\nMIME-Version: 1.0${body}`,
    'mht',
  ],
  ['a row of mails', `From ngozi@example.org Mon Nov  2 10:11:12 2026\nSubject: a${body}`, 'mbox'],
  ['a page', '<!DOCTYPE html><html><body>a</body></html>', 'html'],
  [
    'a page of XML',
    '<?xml version="1.0"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml"/>',
    'html',
  ],
] as const)('%s is told by its content', ([, text, kind]) => {
  expect(tellKind(strToU8(text))).toBe(kind)
})

test.for([
  ['a card', 'BEGIN:VCARD\nVERSION:3.0\nFN:Ngozi\nEND:VCARD\n'],
  ['a calendar', 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n'],
  ['data', '{"author": "Ngozi", "words": [1, 2]}'],
  ['data, one value a line', '{"author": "Ngozi"}\n{"author": "Bala"}\n'],
  ['settings', '---\nauthor: Ngozi\n---\nwords\n'],
  ['settings without a mark', 'author:\n  name: Ngozi\n  mail: a\nwords: 3\n'],
  ['settings in brackets', '[author]\nname = Ngozi\n'],
  ['a paper in TeX', '% Ngozi wrote this\n\\documentclass{article}\n\\begin{document}a\\end{document}'],
  ['a piece of TeX', '\\section{One}\nwords % Ngozi'],
  ['a track', '<?xml version="1.0"?><gpx><trk/></gpx>'],
] as const)('%s is not cleaned as plain text', ([, text]) => {
  expect(() => tellKind(strToU8(text))).toThrow(expect.objectContaining({ code: 'structured' }))
})

test.for([
  [
    'a note that a person typed',
    'To: The Permanent Secretary\nFrom: Ngozi\nSubject: the contract\n\nIt was signed twice.',
  ],
  ['a list', '[1] first note\n[2] second note\n'],
  ['a line', 'Note: the contract was signed twice.'],
  ['a rule over words', '---\n\nThe contract\n'],
  ['a table', 'name,sum\nBala,5\n'],
] as const)('%s is plain text', ([, text]) => {
  expect(tellKind(strToU8(text))).toBe('text')
})

test('a type of document that opens a grammar and never closes it does not stand still', () => {
  const open = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b"><svg/>'
  expect(() => tellKind(new TextEncoder().encode(open))).toThrow(Unreadable)
})
