import { expect, test } from 'vitest'
import { isMailbox } from './email.ts'

test.each([
  ...['a@b.example', 'amina.bello@gmail.com', "o'neil+fitila@mail.example.org", 'ọláńrewájú@example.org'],
  ...[
    'x@xn--80ak6aa92e.example',
    'x@пример.example',
    `${'a'.repeat(64)}@b.example`,
    'a@b-c.example',
    'a_b@1.example',
  ],
])('%s is an address', (address) => {
  expect(isMailbox(address)).toBe(true)
})

test.each([
  ...[
    '',
    'a',
    '@b.example',
    'a@',
    'a@b',
    'a@@b.example',
    'a@b@c.example',
    '<a@b.example>',
    'Amina <a@b.example>',
  ],
  ...[
    'a b@c.example',
    '.a@b.example',
    'a.@b.example',
    'a..b@c.example',
    'a@.example',
    'a@b..example',
    'a@b.example.',
  ],
  ...[
    'a@-b.example',
    'a@b-.example',
    '"a b"@c.example',
    'a@[127.0.0.1]',
    'a,b@c.example',
    'a;b@c.example',
    'a\\b@c.example',
  ],
  ...[
    'a@b.example\r\nBcc: c@d.example',
    'a\0@b.example',
    'a@b_c.example',
    'a\u200b@b.example',
    'a\u202e@b.example',
    'mailto:a@b.example',
  ],
  `${'a'.repeat(65)}@b.example`,
  `a@${'b'.repeat(64)}.example`,
])('%j is none', (address) => {
  expect(isMailbox(address)).toBe(false)
})
