/** What to think of before a report. */
export const education = {
  education: {
    description:
      'Before you report corruption in Nigeria: what to think of, your rights, where to report, and tools.',
    title: 'Education',
    lead: 'What to think of before you report, who is there to hear it, and tools that help you to think.',
    tabs: {
      before: 'Before you report',
      evidence: 'Evidence',
      rights: 'Your rights',
      where: 'Where to report',
      phone: 'What stays on your phone',
      tools: 'Tools',
    },
  },
  toolList: {
    lead: 'Each tool works on your own device, and nothing that you enter is uploaded.',
    more: 'Your browser is told to refuse every connection from the tool, and each tool shows you that. Opening one is still a visit: our server and your network see it. The tools need JavaScript.',
    minutes: { one: 'About {count} minute', other: 'About {count} minutes' },
    get: 'You get:',
    tools: {
      'risk-calculator': {
        get: 'a risk score, and what would lower it.',
        start: 'Start here if you fear what happens after you report.',
      },
      'legal-exposure': {
        get: 'what the law protects in your case, and what it does not.',
        start: 'Start here if you signed a secrecy oath, or fear a court.',
      },
      'anonymity-checker': {
        get: 'your text without the words that point to you.',
        start: 'Start here if you have written something and no one may know who wrote it.',
      },
      'document-sanitizer': {
        get: 'copies of your files without place, camera and author.',
        start: 'Start here if you have photos or documents to send.',
      },
      'evidence-chain': {
        get: 'a package that others can check.',
        start: 'Start here if you collect evidence over days or weeks.',
      },
      'whistleblower-decision': {
        get: 'a recommendation, its reasons, and the next steps.',
        start: 'Start here if you do not know whether to report at all.',
      },
      'secure-chat': {
        get: 'sealed messages that you carry by any app.',
        start: 'Start here if you talk to someone you trust about the case.',
      },
    },
    workspace: {
      title: 'All tools in one page',
      lead: 'In the workspace the tools share files. A photo becomes a clean copy, then an exhibit, then a package. One encrypted file keeps your work. It is a download of about 1 MB.',
      open: 'Open the workspace',
    },
    offline: {
      title: 'Carry the tools with you',
      short: 'All seven tools are also one file that you can save and open without a network.',
      shortLink: 'Get the file',
      lead: 'Save it, switch on airplane mode, and open it in your browser. Then you need not trust any network, or our server.',
      details: 'Check that your copy is ours',
      download: 'Download {file}',
      neutral: 'Under a name that says nothing:',
      checksum: 'If a person swaps the file, its SHA-256 changes. Ours is this (',
      asText: 'as a text file',
      check: 'Check your copy before you trust it. It is best to use a number that did not come from us:',
      linux: 'Linux:',
      macos: 'macOS:',
      windows: 'Windows:',
      logged: 'Our public log names this file since {day}.',
      proof: 'Save the proof',
      notLogged: 'Our public log does not name this file yet.',
      released: 'The signed list of version {version} names this file too:',
      list: 'the list',
      signature: 'its signature',
      notReleased: 'No signed list of a release names this file here.',
      twoWays: 'How to compare a copy by two ways',
      full: 'A larger file has the full Document Sanitizer too, which turns the pages of a PDF into pictures.',
      fullChecksum: 'its SHA-256 as a text file',
      rebuild:
        'The file is built from our sources the same way every time. Anyone can build it from them and compare.',
    },
  },
} as const
