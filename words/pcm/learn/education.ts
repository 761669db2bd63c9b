import type { DraftOf } from '../../words.ts'

export const education = {
  education: {
    description:
      'Before you report corruption for Nigeria: wetin to think about, your rights, where to report, and tools.',
    title: 'Education',
    lead: 'Wetin to think about before you report, who dey to hear am, and tools wey go help you think.',
    tabs: {
      before: 'Before you report',
      evidence: 'Evidence',
      rights: 'Your rights',
      where: 'Where to report',
      phone: 'Wetin dey stay for your phone',
      tools: 'Tools',
    },
  },
  toolList: {
    lead: 'Each tool dey work for your own phone or computer, and nothing wey you put inside dey go anywhere.',
    more: 'We tell your browser make e refuse every connection from the tool, and each tool dey show you that. To open one na still visit: our server and your network dey see am. The tools need JavaScript.',
    minutes: { one: 'About {count} minute', other: 'About {count} minutes' },
    get: 'You go get:',
    tools: {
      'risk-calculator': {
        get: 'how big the risk be, and wetin fit reduce am.',
        start: 'Start here if you dey fear wetin go happen after you report.',
      },
      'legal-exposure': {
        get: 'wetin the law dey protect for your case, and wetin e no dey protect.',
        start: 'Start here if you sign oath of secrecy, or you dey fear court.',
      },
      'anonymity-checker': {
        get: 'your text without the words wey point to you.',
        start: 'Start here if you don write something and nobody suppose know who write am.',
      },
      'document-sanitizer': {
        get: 'copies of your files without place, camera and who make am.',
        start: 'Start here if you get photos or documents to send.',
      },
      'evidence-chain': {
        get: 'package wey other people fit check.',
        start: 'Start here if you dey gather evidence for days or weeks.',
      },
      'whistleblower-decision': {
        get: 'advice, the reasons, and the next steps.',
        start: 'Start here if you no know whether to report at all.',
      },
      'secure-chat': {
        get: 'sealed messages wey you fit carry with any app.',
        start: 'Start here if you dey talk with person wey you trust about the case.',
      },
    },
    workspace: {
      title: 'All tools for one page',
      lead: 'For the workspace the tools dey share files. Photo go turn clean copy, then exhibit, then package. One encrypted file dey keep your work. The download na about 1 MB.',
      open: 'Open the workspace',
    },
    offline: {
      title: 'Carry the tools with you',
      short: 'All seven tools dey inside one file too, wey you fit save and open without network.',
      shortLink: 'Get the file',
      lead: 'Save am, put your phone for airplane mode, and open am for your browser. Then you no need trust any network, or our server.',
      details: 'Check say your copy na our own',
      download: 'Download {file}',
      neutral: 'With name wey no talk anything:',
      checksum: 'If person change the file, its SHA-256 go change. Our own na dis (',
      asText: 'as text file',
      check: 'Check your copy before you trust am. E better make you use number wey no come from us:',
      linux: 'Linux:',
      macos: 'macOS:',
      windows: 'Windows:',
      logged: 'Our public log don get dis file since {day}.',
      proof: 'Save the proof',
      notLogged: 'Our public log never get dis file.',
      released: 'The signed list of version {version} get dis file too:',
      list: 'the list',
      signature: 'its signature',
      notReleased: 'No signed list of any release get dis file for here.',
      twoWays: 'How to compare copy with two ways',
      full: 'One bigger file get the full Document Sanitizer too, wey dey turn the pages of PDF into pictures.',
      fullChecksum: 'its SHA-256 as text file',
      rebuild:
        'We dey build the file from our sources the same way every time. Anybody fit build am from them and compare.',
    },
  },
} as const satisfies DraftOf<'education'>
