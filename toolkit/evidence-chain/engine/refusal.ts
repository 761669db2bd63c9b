import { Unreadable } from '@fitila/formats/unreadable'

export type EvidenceRefusalCode =
  | 'file-changed'
  | 'file-unreadable'
  | 'not-a-zip'
  | 'broken-zip'
  | 'unsafe-name'
  | 'name-twice'
  | 'bomb'
  | 'not-supported'
  | 'not-a-bag'
  | 'not-our-package'
  | 'log-broken'
  | 'wrong-passphrase'
  | 'not-age'
  | 'too-large'
  | 'no-memory'
  | 'no-key'
  | 'wrong-key'
  | 'needs-full'
  | 'not-a-proof'
  | 'other-hash'
  | 'unknown-signature'
  | 'not-signed-by'
  | 'not-a-certificate'

/** What the person is told; each names what is wrong and, where there is one, the way on. */
const messages = {
  'file-changed':
    'This file changed after it was chosen, so it was not used. Close whatever writes to it, then add it again.',
  'file-unreadable': 'This file could not be read. It may have been moved, deleted, or be open elsewhere.',
  'not-a-zip': 'This is not a ZIP file, so it cannot be an evidence package.',
  'broken-zip':
    'This ZIP file is damaged or was cut off. Ask for it again, or copy it again from where it came.',
  'unsafe-name':
    'A file name in this package is not safe: it could write outside of its folder, or hides letters. It was not opened.',
  'name-twice':
    'This package holds two files, or a file and a folder, of one name. Which one counts cannot be said, so it was not opened.',
  bomb: 'This package says that it holds far more than it can. It was not opened.',
  'not-supported':
    'This ZIP file uses a method that this page does not read, such as a ZIP password or several parts.',
  'not-a-bag': 'This ZIP file is not a BagIt package: the list of its contents is missing or cannot be read.',
  'not-our-package':
    'The list of exhibits in this package is missing or does not have the form that this tool writes.',
  'log-broken':
    'The custody log of this package does not hold together: an entry was changed, added or taken out.',
  'wrong-passphrase': 'This passphrase does not open the package, or the package was changed.',
  'not-age': 'This file is not encrypted with a passphrase in the age format, or it was cut off.',
  'too-large':
    'This package is too large to decrypt inside a browser. Decrypt it with the age program, then open the ZIP file here.',
  'no-memory':
    'This device has too little memory for the passphrase to be worked into a key. Close other programs, or use a larger device.',
  'no-key':
    'There is no key of age here, or one of them is mistyped. One begins with age1 and is copied whole.',
  'wrong-key': 'This key does not open the package, or the package was changed.',
  'needs-full':
    'This edition locks and opens with a passphrase alone. Keys need the full edition or the workspace.',
  'not-a-proof': 'This is not a proof of time that this tool reads, or it is damaged.',
  'other-hash': 'This proof was made with another hash than SHA-256. Ask the clock again with SHA-256.',
  'unknown-signature':
    'This proof has a kind of signature that cannot be checked here. A tool that is opened on the site checks more kinds than a file.',
  'not-signed-by':
    'This proof was not signed by the certificate that you gave, or it was changed. Do not rely on it.',
  'not-a-certificate':
    'This is not a certificate. Choose the file of the clock’s operator, which ends in .pem, .crt or .cer.',
} as const satisfies Record<EvidenceRefusalCode, string>

export class EvidenceRefusal extends Unreadable<EvidenceRefusalCode> {
  /** @param fileName which file it is about, where there are several */
  constructor(code: EvidenceRefusalCode, fileName?: string) {
    super(code, fileName === undefined ? messages[code] : `${fileName}: ${messages[code]}`)
  }
}

/** Runs what reads a file, and lets a refusal name it. */
export async function naming<Result>(fileName: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof EvidenceRefusal) throw new EvidenceRefusal(error.code, fileName)
    throw error
  }
}
