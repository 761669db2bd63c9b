import type { Section } from '../../article.ts'

const sections: readonly Section[] = [
  {
    id: 'receipts',
    title: 'Receipts',
    blocks: [
      'You get a receipt when you send a report. Our signature in it says that something was sent on a day. It holds a hash of every field, every item in the lists, and every file. The hash is made with a code that only you are shown. So no one can learn from a receipt what a report says, not even by guessing.',
      {
        terms: [
          {
            term: 'Shows to everybody',
            detail: 'That our key signed this hash on this day. Nothing about the report.',
          },
          {
            term: 'Shows with the code and what was handed in',
            detail:
              'That exactly this text and these files were sent on that day, and that the person showing it had the code.',
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
      'Save [the verifier](/transparency/verifier.html) ([its SHA-256](/transparency/verifier.html.sha256)). It is one file that opens from any disk, without a network. It checks the signature. With the code and what was handed in, it checks that too. It also compares roots of the log. If you have the program, you can use `npm run verify-receipt`.',
      'A receipt is five lines of text. The fifth is an Ed25519 signature over the four lines before it. From the day after, the proof that it is in the log follows below. Any program that knows Ed25519 can check it, without this site. With OpenSSL and xxd, where KEY is one of the keys above:',
      {
        steps: [
          '`printf 302a300506032b6570032100KEY | xxd -r -p | openssl pkey -pubin -inform DER -out key.pem`',
          '`head -n 4 receipt.txt > signed.txt`',
          '`sed -n 5p receipt.txt | cut -d" " -f2 | xxd -r -p > signature.bin`',
          '`openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in signed.txt -sigfile signature.bin`',
        ],
      },
      'A receipt names its key. Compare it with the list of our keys on this page, or with a copy of this page that you kept. A key that was never on this page is not ours.',
    ],
  },
  {
    id: 'log',
    title: 'The log of all events',
    blocks: [
      'The log has a line for each step on a report, each act of administrators on accounts, each receipt and each key. The program never changes it. It also has a hash of each public text, each conviction and each role, whenever it changes. After each day the lines become a tree of hashes, filled with random ones to a fixed size. We sign its root and put it into a second tree, with one leaf a day.',
      'The second tree is public. Its [checkpoint](/log/checkpoint), its tiles and its entries follow the open formats of [C2SP](https://c2sp.org/tlog-tiles). Its size tells how old the log is, and nothing else.',
      {
        terms: [
          {
            term: 'Everybody can check',
            detail:
              'That the log only grew. That a receipt is in it, from the day after. That a page shows what the log has. Each public report and each record of the archive offers its proof. The verifier checks it, and so does `npm run verify-shown`.',
          },
          {
            term: 'Only a person with the database can check',
            detail:
              'That every line still fits. `npm run check-log` reads all of them, and names what was deleted, changed or put in. It compares everything that is shown now with the log. With `--kept` it compares roots and checkpoints that you kept.',
          },
          {
            term: 'It does not show',
            detail:
              'What happened, to whom, how often, or whether anything happened on a day. What is changed and changed back within a day leaves no trace in the trees.',
          },
          {
            term: 'It does not stop',
            detail:
              'The operator can still publish a forged text through the program. The log then has it, with its day. The operator can also write another log and sign it. Witnesses show that. So do checkpoints and roots that others kept: please keep some.',
          },
        ],
      },
      'When an account is deleted the log still holds. It has only a hash of who did something. That can be made unreadable without touching the trees.',
      'Before it had trees, the log was a chain of hashes. The chain is closed: its last hash is in the first leaf, and its roots can still be checked.',
    ],
  },
  {
    id: 'careful',
    title: 'A receipt can betray you',
    blocks: [
      {
        title: 'Keep it only where no one looks',
        note: 'Anyone who finds it learns that you sent something here. The code and your copy of the words show what you sent. A report needs no receipt. Keeping none is a good choice too.',
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
    short: [
      {
        title: 'How many reports, and how long they take',
        text: 'Reports by month, state and sector, with how many were rejected or retracted.',
        link: 'See the figures',
        href: '/transparency/figures',
      },
      {
        title: 'You sent a report',
        text: 'Your receipt shows that we have it. You can check it without us.',
        link: 'Find your receipt',
        href: '/receipt',
      },
      {
        title: 'You read a report',
        text: 'What we corrected or retracted stays listed, with its day and reason.',
        link: 'Read the corrections',
        href: '/corrections',
      },
      {
        title: 'You want to check us',
        text: 'We sign a log of every change. Others keep copies of it and compare.',
        link: 'How the log works',
        href: '#log',
      },
    ],
    restored:
      'On {day} the database was put back from a backup. What happened between the backup and that day may be missing.',
    frozen:
      'From {from} to {to} the operator had stopped all changes to look into an incident. The site could be read.',
    frozenNow:
      'Since {from} the operator has stopped all changes to look into an incident. The site can be read.',
    keys: {
      title: 'Our keys',
      since: 'Ed25519, in use since {day}.',
      current: 'It signs today.',
      old: 'It signs no longer; what it signed stays valid.',
      forPrograms: 'For programs:',
      file: 'keys.json',
    },
    carried: {
      title: 'Files to carry',
      lead: 'The SHA-256 of each file to carry, since the day when we first gave it away. Each line is an entry of the log below, so we cannot exchange it in silence.',
      since: 'Since {day}',
      none: 'No file is in the log yet.',
      compare: 'How to compare a copy by two ways',
      proof: 'Save the proof',
    },
    roots: {
      title: 'The roots of the last days',
      none: 'The first root comes after midnight, when the first day has ended.',
      all: 'Every root, with its signature',
      forPrograms: 'The same for programs',
    },
    witnesses: {
      title: 'Witnesses',
      lead: 'These witnesses are run by others. Each keeps the last checkpoint of the log that it saw. It signs a new one only if nothing before it has changed. Ask each witness for its key, and do not take it from here alone.',
      none: 'No witness watches this log yet. Without one, a log can show different people two histories.',
      current: 'It cosigned the newest checkpoint, of size {size}.',
      behind: 'It has not cosigned the newest checkpoint yet. Its last is of size {size}.',
      never: 'It has not cosigned a checkpoint yet.',
      logKey: 'To run a witness for this log, you need this key of the log:',
    },
  },
  findReceipt: {
    title: 'A receipt',
    description: 'Have a receipt back with its code.',
    code: 'The code of your receipt',
    lead: 'Enter the code of a receipt to get the receipt back, without an account.',
    signed: 'We signed this receipt',
    handedIn: 'Something was handed in on {day}.',
    changed: 'It was changed later',
    changedText:
      'The sender changed the report after this receipt, and got another one. This one is still valid for what was handed in first.',
    hint: 'Six groups of four. Capitals and hyphens do not matter.',
    button: 'Show the receipt',
    footnote:
      'This page tells nothing of what was handed in, nor by whom, nor what became of it. We note neither that you came nor which code you typed.',
    howChecked: 'How a receipt is checked',
  },
} as const
