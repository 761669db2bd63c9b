import { expect, test } from 'vitest'
import { type LetterKind, type LetterValues, writeLetter } from './letters.ts'

const values: LetterValues = {
  'confirm-registration': { link: 'LINK', code: '1234 5678', codePage: 'PAGE' },
  'already-registered': { logInPage: 'PAGE', forgotPage: 'PAGE' },
  'reset-password': { link: 'LINK' },
  'confirm-new-address': { link: 'LINK' },
  'new-address-taken': {},
  'address-change-asked': { profilePage: 'PAGE' },
  'address-changed': {},
  'password-changed': { forgotPage: 'PAGE' },
  'api-key-made': { keysPage: 'PAGE', forgotPage: 'PAGE' },
  'api-key-revoked': { keysPage: 'PAGE', forgotPage: 'PAGE' },
  'webhook-stopped': { webhooksPage: 'PAGE' },
  'second-step-changed': { securityPage: 'PAGE', forgotPage: 'PAGE' },
  'journal-alarm': { journalPage: 'PAGE' },
  'second-step-reset-asked': { securityPage: 'PAGE' },
}

function write<Kind extends LetterKind>(kind: Kind) {
  return writeLetter(kind, values[kind])
}

test.each(Object.keys(values) as LetterKind[])(
  'the letter %s says nothing of what the site is for, on a screen that others see',
  (kind) => {
    const { subject, text } = write(kind)
    expect(`${subject} ${text}`).not.toMatch(
      /report|corrupt|whistle|evidence|verif|staff|official|allegation|undefined|[{}]/i,
    )
    expect(subject.length).toBeLessThan(60)
    expect(text).toMatch(/^Hello,\n\n[\s\S]+\n\nFitila\n$/)
  },
)

test('every link that a letter knows is on its own line or at the end of one', () => {
  for (const kind of ['confirm-registration', 'reset-password', 'confirm-new-address'] as const)
    expect(write(kind).text).toMatch(/^LINK$/m)
})
