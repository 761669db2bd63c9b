import { blankPicture } from '../office/blank-picture.ts'
import type { Hidden } from './hide-in-pictures.ts'
import { packRtf } from './pack-rtf.ts'
import { smallDocx } from './small-files.ts'
import { smallPictures } from './small-pictures.ts'
import { type Message, type Property, writeMsg } from './write-msg.ts'

const secret = (word: string) => `Zq${word}Wx`
const sent = new Date(Date.UTC(2026, 10, 2, 9, 11, 12))
const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const utf8 = (text: string) => new TextEncoder().encode(text)

/** What every invented mail of the tests says of people. Each value is a word that no clean copy may hold. */
const telling: readonly Property[] = [
  [0x001a, 'IPM.Note'],
  [0x0c1a, secret('Sender')],
  [0x0c1e, 'SMTP'],
  [0x0c1f, `/O=OFFICE/OU=STATE/CN=RECIPIENTS/CN=${secret('Directory')}`],
  [0x5d01, `${secret('Address')}@example.org`],
  [0x0c19, wide(secret('SenderEntry'))],
  [0x0042, secret('Behalf')],
  [0x0065, `${secret('Other')}@example.org`],
  [0x0050, secret('Answers')],
  [0x0040, secret('Received')],
  [0x0076, `${secret('Got')}@example.org`],
  [0x0e04, secret('Shown')],
  [0x0e03, secret('Copies')],
  [0x0047, utf8(`c=ng;a= ;p=${secret('Submitted')}`)],
  [0x0070, secret('Topic')],
  [0x0071, utf8(secret('Thread'))],
  [0x300b, utf8(secret('Search'))],
  [0x65e2, utf8(secret('Change'))],
  [0x1035, `<${secret('Number')}@example.org>`],
  [0x1042, `<${secret('Before')}@example.org>`],
  [0x1039, `<${secret('First')}@example.org>`],
  [0x3ff8, secret('Creator')],
  [0x3ffa, secret('Changer')],
  [0x0e28, `00000002\u0001${secret('Account')}@example.org`],
  [0x8001, secret('Category')],
  [0x8002, { narrow: secret('Narrow') }],
  [0x0039, sent],
  [0x0e06, sent],
  [0x3007, sent],
  [0x3008, sent],
  [0x3fde, 65001],
  [0x3ffd, 1252],
  [
    0x007d,
    [
      `Received: from ${secret('Host')} (102.89.44.55) by mx.example.net; Mon, 2 Nov 2026 10:11:12 +0100`,
      `X-Originating-IP: [${secret('Computer')}]`,
      `From: ${secret('Sender')} <${secret('Address')}@example.org>`,
      `X-${secret('Line')}: 1`,
      'Subject: The contract',
      'Content-Type: text/plain',
      '',
      '',
    ].join('\r\n'),
  ],
]

const recipient = (kind: number, word: string): Property[] => [
  [0x0c15, kind],
  [0x3001, secret(word)],
  [0x3003, `/O=OFFICE/CN=RECIPIENTS/CN=${secret(`${word}Directory`)}`],
  [0x39fe, `${secret(`${word}Mail`)}@example.org`],
  [0x3a40, true],
]

const page = `<html><head><title>${secret('Title')}</title><style>.x{display:none}</style></head><body><p>Seen words</p><!-- ${secret('Comment')} --><img src="cid:${secret('Picture')}@example.org"><p class="x">${secret('Unseen')}</p></body></html>`

const pictureInWords = {
  properties: [
    [0x3701, blankPicture],
    [0x3707, `${secret('Logo')}.png`],
    [0x370e, 'image/png'],
    [0x3712, `${secret('Picture')}@example.org`],
    [0x7ffe, true],
  ],
} satisfies NonNullable<Message['files']>[number]

const photo = {
  properties: [
    [0x3701, smallPictures.jpeg],
    [0x3704, 'ZQPHOT~1.JPG'],
    [0x3707, `${secret('Photo')}.jpg`],
    [0x3001, secret('Label')],
    [0x370d, `C:\\Users\\${secret('User')}\\photo.jpg`],
    [0x3007, sent],
    [0x3008, sent],
    [0x3702, utf8(secret('Encoding'))],
  ],
} satisfies NonNullable<Message['files']>[number]

/** The same invented message, with other words. @param words properties that are the words */
export function messageWith(words: readonly Property[], files: Message['files'] = []): Message {
  return {
    properties: [...telling, [0x0037, 'The contract'], ...words],
    recipients: [recipient(1, 'Reader'), recipient(2, 'Copy'), recipient(3, 'Blind')],
    files,
  }
}

/** A mail of Outlook with a page, a picture among its words, a photo, a letter and a mail, full of words that no copy may hold. */
export function msgSample(): Hidden {
  const rtf = `{\\rtf1\\ansi\\fromhtml1 {\\*\\htmltag64 <p>}\\htmlrtf {\\htmlrtf0 Seen words\\htmlrtf }\\htmlrtf0 {\\*\\htmltag72 </p>}{\\info{\\author ${secret('Author')}}}}`
  const inner = messageWith([[0x1000, 'Seen within']], [photo])
  const bytes = writeMsg(
    messageWith(
      [
        [0x1000, 'Seen words\r\n'],
        [0x1013, utf8(page)],
        [0x1009, packRtf(rtf)],
      ],
      [
        pictureInWords,
        photo,
        {
          properties: [
            [0x3701, smallDocx('Words')],
            [0x3707, `${secret('Letter')}.docx`],
          ],
        },
        { properties: [[0x3001, `${secret('Forwarded')}`]], message: inner },
      ],
    ),
  )
  const words =
    'Sender Directory Address SenderEntry Behalf Other Answers Received Got Shown Copies Submitted Topic Thread Search Change Number Before First Creator Changer Account Category Narrow Host Computer Line Reader ReaderDirectory ReaderMail Copy CopyDirectory CopyMail Blind BlindDirectory BlindMail Title Comment Picture Unseen Logo Photo Label User Encoding Author Letter Forwarded'
  return { bytes, markers: [...words.split(' ').map(secret), '102.89.44.55', 'Nov 2026', 'ZQPHOT~1'] }
}
