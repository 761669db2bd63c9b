import type { DraftOf } from '../../words.ts'

export const onThisPhone = {
  whatStays: [
    {
      id: 'first',
      title: 'Wetin no page fit remove',
      blocks: [
        'Page no fit empty the history or the downloads of your browser, and e no fit see dem. Na you must do am. Person wey use special machine check phone fit find plenty of wetin you delete. If na dat one you dey fear, use device wey never ever connect with you.',
        'No remove anything when court or investigator don ask for the device: e fit be crime. Talk with lawyer first. [Who dey help](/educational-resources?tab=where).',
      ],
    },
    {
      id: 'stays',
      title: 'Wetin dey stay for dis phone',
      blocks: [
        {
          list: [
            '**The history of the browser.** E dey name dis site and each tool wey you open. Private window no dey keep any.',
            '**The programs of the tools.** The browser dey keep dem so that dem go open without network. Wetin you put inside no dey there.',
            '**Pages wey you choose to keep** to read without network.',
            '**Downloads.** Clean files, packages, workspace files and the file to carry dey stay until you delete dem. The list of downloads for the browser dey name dem too.',
            '**Small pictures** of photos wey you download, wey the gallery dey make, and copies wey cloud dey take of your downloads.',
            '**The clipboard.** Wetin you copy dey stay there. Some keyboards and phones dey keep list of am, or send am go your other devices.',
            '**Words wey keyboard learn** from wetin you type.',
            '**The list of recent apps**, wey dey show picture of the last page.',
          ],
        },
        'Without the passphrase, workspace file no dey talk wetin dey inside. But e dey show say something dey: the first words dey name the age format, no matter the name of the file.',
      ],
    },
    {
      id: 'android',
      title: 'How to remove am: Chrome for Android',
      blocks: [
        {
          list: [
            'Menu, **History**, **Delete browsing data**: choose **All time**, and tick history, cookies and site data, and cached images and files.',
            'Menu, **Downloads**: hold each file, then **Delete**. Check the **Files** app under **Downloads** too, and the **Bin** inside am.',
            'The gallery, and the cloud wey e dey copy to: delete the pictures, and empty the bin.',
            'The settings of the keyboard: delete the words wey e learn, and the list of the clipboard.',
            'Show the recent apps, and swipe the browser comot.',
          ],
        },
      ],
    },
    {
      id: 'firefox',
      title: 'How to remove am: Firefox and Tor Browser',
      blocks: [
        {
          list: [
            'Firefox: menu, **Settings**, **Delete browsing data**: tick everything.',
            'Firefox for computer: menu, **History**, **Clear recent history**, **Everything**.',
            'Tor Browser no dey keep history. Close am, or press **New identity**. Your downloads dey stay: delete dem for the folder where dem dey.',
          ],
        },
        'For iPhone: **Settings**, **Apps**, **Safari**, **Clear History and Website Data**, then the **Files** app, **Downloads**, and **Recently Deleted**.',
      ],
    },
    {
      id: 'names',
      title: 'File names wey no dey talk anything',
      blocks: [
        'Clean files, packages and papers get plain names like image-1.jpg and notes.pdf. The [tools page](/educational-resources?tab=tools) fit save the file to carry as notes.html. Person wey open am go see one time wetin e be. Na you dey choose the name of workspace file.',
      ],
    },
    {
      id: 'compare',
      title: 'Compare copy for two ways',
      blocks: [
        'Person wey give you file to carry wey dem don change fit give you number wey dem don change too. So take the SHA-256 of the file from two places wey no know each other. One na the [tools page](/educational-resources?tab=tools), wey you open with Tor Browser. The other one na person wey you trust, wey take am from dis site another day. The two must be the same, and the same as the one of your own copy.',
        'Third place na our [public log](/transparency#carried). E dey talk since when we dey give file out. Copies of the log wey other people dey keep go show am if we ever change one line.',
        {
          terms: [
            {
              term: 'Without command',
              detail:
                'Save the proof from the [public log](/transparency#carried) and [the verifier](/transparency/verifier.html). Open the verifier without network. Under “Check the proof of a page” choose the proof and your copy. Paste the key of the log from another place.',
            },
            {
              term: 'With commands',
              detail:
                'From our [sources](/source), dis one dey compare with the log: `npm run --silent verify-shown -- --keys keys.json --file fitila-toolkit.html proof.txt`. Dis one dey compare with the signed list of a release: `node verify-signature.ts release.txt --key KEY --file fitila-toolkit.html`.',
            },
            {
              term: 'With another site',
              detail:
                'Each site wey dey run our release dey give the same file out. Compare the number for their tools page with our own. `npm run check-site` dey compare everything wey site dey give browsers with a release.',
            },
          ],
        },
        'The key of the releases must come from another place pass the file: printed page, or person wey you trust. Number, list and key from one place no dey prove anything together.',
        'Proof dey talk say we give dis file out, and since which day. E no dey talk say the file good.',
        'Dem dey build the file from our [sources](/source) the same way every time. Person wey fit build am no need trust us.',
      ],
    },
  ],
} as const satisfies DraftOf<'onThisPhone'>
