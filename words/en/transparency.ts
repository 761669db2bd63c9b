import type { Section } from '../article.ts'

const sections: readonly Section[] = [
  {
    id: 'receipts',
    title: 'Receipts',
    blocks: [
      'Whoever hands in a report gets a receipt. We sign in it that something was handed in on a day, with a hash of what it was: every field, every thing in the lists, and every file. The hash is made with a code that only they are shown, so nobody can find out from a receipt what a report says, not even by trying what it might say.',
      {
        terms: [
          {
            term: 'Shows to everybody',
            detail: 'That our key signed this hash on this day. Nothing about the report.',
          },
          {
            term: 'Shows with the code and what was handed in',
            detail:
              'That exactly these words and files were handed in on that day, and that whoever shows it had the code.',
          },
          {
            term: 'Does not show',
            detail: 'Who handed it in, that what it says is true, or what became of it.',
          },
        ],
      },
      'With the code you can [have a receipt back](/receipt), without an account.',
    ],
  },
  {
    id: 'check',
    title: 'Checking a receipt without us',
    blocks: [
      'Save [the verifier](/transparency/verifier.html) ([its SHA-256](/transparency/verifier.html.sha256)): one file that opens from any disk, without a network. It checks the signature, and with the code and what was handed in also that; and it compares roots of the log. Whoever has the program can use `npm run verify-receipt`.',
      'A receipt is five lines of text. The last one is an Ed25519 signature over the four lines before it. Any program that knows Ed25519 can check it, without this site. With OpenSSL and xxd, where KEY is one of the keys above:',
      {
        steps: [
          '`printf 302a300506032b6570032100KEY | xxd -r -p | openssl pkey -pubin -inform DER -out key.pem`',
          '`head -n 4 receipt.txt > signed.txt`',
          '`tail -n 1 receipt.txt | cut -d" " -f2 | xxd -r -p > signature.bin`',
          '`openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in signed.txt -sigfile signature.bin`',
        ],
      },
      'A receipt names its key. Compare it with the list above, or with a copy of this page that you kept: a key that never stood here is not ours.',
    ],
  },
  {
    id: 'log',
    title: 'The log of all events',
    blocks: [
      'Whatever happens to a report, and whatever administrators do to accounts, is one line in a record that the program never changes. So are receipts and keys. Each line goes into a chain of hashes, in the order in which it was stored, and after each day we sign and publish a root: one number that covers everything up to then. Each root names the one before it.',
      {
        terms: [
          {
            term: 'Everybody can check',
            detail:
              'That our key signed the roots, that no day is missing, that each follows on the one before, and that the roots they kept are still the same. A log that was written anew has other roots.',
          },
          {
            term: 'Only somebody with the database can check',
            detail:
              'That the lines still fit the roots: `npm run check-log` goes through all of them and names each that was deleted, changed, put in or moved. With `--kept roots.txt` it compares the roots that somebody kept.',
          },
          {
            term: 'It does not show',
            detail:
              'What happened, to whom, how often, or whether anything happened on a day. And nothing that was deleted between two roots, out of the record and the chain at once: what counts is what stood there at midnight.',
          },
          {
            term: 'It does not stop',
            detail:
              'Whoever runs this site from writing another log and signing it. What catches that is a root that somebody else kept. So please keep some: the more people do, the harder it gets.',
          },
        ],
      },
      'When an account is deleted the chain still holds: it has only a hash of who did something, and that can be made unreadable without touching the chain.',
    ],
  },
  {
    id: 'careful',
    title: 'A receipt can betray you',
    blocks: [
      {
        title: 'Keep it only where nobody looks',
        note: 'It tells whoever finds it that you handed something in here, and the code with your copy of the words tells what. A report needs no receipt: keeping none is a good choice too.',
      },
    ],
  },
]

/** What we sign and publish. */
export const transparency = {
  transparency: {
    sections,
    title: 'Transparency',
    lead: 'What we sign and publish, so that you need not take our word for it.',
    keys: {
      title: 'Our keys',
      since: 'Ed25519, in use since {day}.',
      current: 'It signs today.',
      old: 'It signs no longer; what it signed stays valid.',
      forPrograms: 'For programs:',
      file: 'keys.json',
    },
    roots: {
      title: 'The roots of the last days',
      none: 'The first root comes after midnight, when the first day has ended.',
      all: 'Every root, with its signature',
      forPrograms: 'The same for programs',
    },
  },
  findReceipt: {
    title: 'A receipt',
    description: 'Have a receipt back with its code.',
    code: 'The code of your receipt',
    lead: 'Whoever has the code of a receipt gets the receipt back here, without an account.',
    signed: 'We signed this receipt',
    handedIn: 'Something was handed in on {day}.',
    changed: 'It was changed later',
    changedText:
      'Whoever handed it in changed it after this receipt, and got another one. This one still holds for what was handed in first.',
    hint: 'Six groups of four. Capitals and hyphens do not matter.',
    button: 'Show the receipt',
    footnote:
      'This page tells nothing of what was handed in, nor by whom, nor what became of it. We note neither that you came nor which code you typed.',
    howChecked: 'How a receipt is checked',
  },
} as const
