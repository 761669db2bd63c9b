/** The declaration of RFC 8493, 2.1.1. */
export const declaration = 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'

type BagFacts = { at: Date; bytes: number; files: number; items: number }

/** RFC 8493, 2.2.2. It names no one: who sends the package says so, or does not, outside of it. */
export function bagInfo({ at, bytes, files, items }: BagFacts): string {
  return [
    'Bag-Software-Agent: Fitila Evidence Chain Builder',
    `Bagging-Date: ${at.toISOString().slice(0, 10)}`,
    `External-Description: Evidence chain, ${items} ${items === 1 ? 'item' : 'items'}`,
    `Payload-Oxum: ${bytes}.${files}`,
    '',
  ].join('\n')
}

export const howToVerify = `HOW TO CHECK THIS PACKAGE

It is a BagIt package (RFC 8493). Nothing but ordinary programs is needed.

1. Unpack the ZIP file and open a terminal in this folder.

2. Linux:
     sha256sum -c manifest-sha256.txt
     sha256sum -c tagmanifest-sha256.txt
   macOS:
     shasum -a 256 -c manifest-sha256.txt
     shasum -a 256 -c tagmanifest-sha256.txt
   Windows, one file at a time, compared with the manifest by eye:
     certutil -hashfile data\\exhibits\\NAME SHA256

   Every line must end with OK.

3. Or give the ZIP file, as it is, to the Evidence Chain Builder of Fitila. It
   works without a connection.

WHAT THIS SHOWS

Every file is the one that was packed. It does not show who packed it, or when.
Whoever changes a file can also write a new manifest. So compare the SHA-256 of
manifest-sha256.txt with the one that the sender gave you by another way:

     sha256sum manifest-sha256.txt

WHERE THINGS ARE

data/exhibits/           the originals, untouched. Do not open and save them.
data/working-copies/     clean copies, for showing to others
data/exhibits.json       the list of exhibits, for machines
data/exhibit-list.pdf    the same, for people
data/custody-log.*       what was done with the files before they were packed
data/custody-log-signature.json
                         if it is there: an Ed25519 signature of the text
                         "fitila custody log 1", a line feed and the last
                         chain value. Its key names nobody.
data/certificate-section-84-draft.pdf
                         a draft for the Evidence Act 2011, section 84; unsigned
`
