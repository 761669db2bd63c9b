import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { tellKind } from './tell-kind.ts'

const body = '\r\n\r\nThe contract was signed twice.\r\n'

test.for([
  ['a sent mail of Apple', `From: Ngozi <ngozi@example.org>\r\nContent-Type: text/plain${body}`],
  ['a mail that begins with its date', `Date: Mon, 2 Nov 2026 10:11:12 +0100\r\nSubject: contract${body}`],
  ['a mail that begins with its subject', `Subject: contract\r\nMessage-ID: <1@example.org>${body}`],
  ['a mail that begins with who receives it', `To: editor@example.org\r\nMIME-Version: 1.0${body}`],
  ['a mail that begins with its kind', `Content-Type: multipart/mixed; boundary=x${body}`],
  ['a mail with a sealed route', `ARC-Seal: i=1; a=rsa-sha256;\r\n t=1;${body}`],
  ['a folded head', `Subject: contract\r\n of the year\r\nX-Originating-IP: [10.0.0.7]${body}`],
  ['a saved page', `From: <Saved by Blink>\r\nSnapshot-Content-Location: a\r\nMIME-Version: 1.0${body}`],
  ['a row of mails', `From ngozi@example.org Mon Nov  2 10:11:12 2026\nSubject: a${body}`],
  ['a card', 'BEGIN:VCARD\nVERSION:3.0\nFN:Ngozi\nEND:VCARD\n'],
  ['a calendar', 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n'],
  ['data', '{"author": "Ngozi", "words": [1, 2]}'],
  ['data, one value a line', '{"author": "Ngozi"}\n{"author": "Bala"}\n'],
  ['settings', '---\nauthor: Ngozi\n---\nwords\n'],
  ['a paper in TeX', '% Ngozi wrote this\n\\documentclass{article}\n\\begin{document}a\\end{document}'],
] as const)('%s is not cleaned as plain text', ([, text]) => {
  expect(() => tellKind(strToU8(text))).toThrow(expect.objectContaining({ code: 'structured' }))
})

test.for([
  ['a page', '<!DOCTYPE html><html><body>a</body></html>'],
  ['a track', '<?xml version="1.0"?><gpx><trk/></gpx>'],
] as const)('%s is refused', ([, text]) => {
  expect(() => tellKind(strToU8(text))).toThrow(expect.objectContaining({ code: 'unknown' }))
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
