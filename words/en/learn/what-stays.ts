import type { Section } from '../../article.ts'

const whatStays: readonly Section[] = [
  {
    id: 'first',
    title: 'What no page can remove',
    blocks: [
      'A page cannot empty your browser’s history or your downloads, and it cannot see them. You have to do it. A person who examines a phone with special equipment can often find what was deleted. If that is what you fear, use a device that is never connected with you.',
      'Do not remove anything when a court or an investigator has asked for the device: that can be an offence. Speak with a lawyer first. [Who helps](/educational-resources?tab=where).',
    ],
  },
  {
    id: 'stays',
    title: 'What stays on this phone',
    blocks: [
      {
        list: [
          '**The history of the browser.** It names this site and each tool that you opened. A private window keeps none.',
          '**The programs of the tools.** The browser keeps them so that they open without a connection. What you enter is not in them.',
          '**Pages that you chose to keep** for reading without a connection.',
          '**Downloads.** Cleaned files, packages, workspace files and the file to carry stay until you delete them. The list of downloads in the browser also names them.',
          '**Small pictures** of downloaded photos, which the gallery makes by itself, and copies that a cloud takes of your downloads.',
          '**The clipboard.** What you copied stays there. Some keyboards and phones keep a list of it, or send it to your other devices.',
          '**Words that a keyboard learned** from what you typed.',
          '**The list of recent apps**, which shows a picture of the last page.',
        ],
      },
      'A workspace file tells nothing of what is in it without its passphrase. It does tell that there is something: its first words name the age format, whatever its name is.',
    ],
  },
  {
    id: 'android',
    title: 'How to remove it: Chrome on Android',
    blocks: [
      {
        list: [
          'Menu, **History**, **Delete browsing data**: choose **All time**, and tick history, cookies and site data, and cached images and files.',
          'Menu, **Downloads**: hold each file, then **Delete**. Look in the **Files** app under **Downloads** as well, and in its **Bin**.',
          'The gallery, and the cloud that it copies to: delete the pictures, and empty the bin.',
          'The keyboard’s own settings: delete learned words, and the clipboard’s list.',
          'Show the recent apps, and swipe the browser away.',
        ],
      },
    ],
  },
  {
    id: 'firefox',
    title: 'How to remove it: Firefox and Tor Browser',
    blocks: [
      {
        list: [
          'Firefox: menu, **Settings**, **Delete browsing data**: tick everything.',
          'Firefox for a computer: menu, **History**, **Clear recent history**, **Everything**.',
          'Tor Browser keeps no history. Close it, or press **New identity**. Your downloads stay: delete them in the folder where they are.',
        ],
      },
      'On an iPhone: **Settings**, **Apps**, **Safari**, **Clear History and Website Data**, then the **Files** app, **Downloads**, and **Recently Deleted**.',
    ],
  },
  {
    id: 'names',
    title: 'File names that say nothing',
    blocks: [
      'Cleaned files, packages and papers have plain names such as image-1.jpg and notes.pdf. The [tools page](/educational-resources?tab=tools) can save the file to carry as notes.html. A person who opens it sees at once what it is. You choose the name of a workspace file.',
    ],
  },
  {
    id: 'compare',
    title: 'Compare a copy by two ways',
    blocks: [
      'A person who gives you a changed file to carry can give you a changed number with it. So take the SHA-256 of the file from two places that do not know each other. One is the [tools page](/educational-resources?tab=tools), opened in Tor Browser. The other is a person you trust, who took it from this site on another day. Both must be the same, and the same as your own copy’s.',
      'A third place is our [public log](/transparency#carried). It says since when we give a file away. Copies of the log that others keep show if we ever change a line.',
      {
        terms: [
          {
            term: 'Without a command',
            detail:
              'Save the proof from the [public log](/transparency#carried) and [the verifier](/transparency/verifier.html). Open the verifier without a network. Under “Check the proof of a page” choose the proof and your copy. Paste the key of the log from another place.',
          },
          {
            term: 'With commands',
            detail:
              'From our [sources](/source), this compares with the log: `npm run --silent verify-shown -- --keys keys.json --file fitila-toolkit.html proof.txt`. This compares with the signed list of a release: `node verify-signature.ts release.txt --key KEY --file fitila-toolkit.html`.',
          },
          {
            term: 'With another site',
            detail:
              'Each site that runs our release gives away the same file. Compare the number on its tools page with ours. `npm run check-site` compares everything that a site gives to browsers with a release.',
          },
        ],
      },
      'The key of the releases must come from another place than the file: a printed page, or a person you trust. A number, a list and a key from one place prove nothing together.',
      'A proof says that we gave this file away, and since which day. It does not say that the file is good.',
      'The file is built from our [sources](/source) the same way every time. A person who can build it need not trust us.',
    ],
  },
]

export const onThisPhone = { whatStays }
