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
    lead: 'Each tool works on your own device. Nothing that you enter is uploaded. Your browser is told to refuse every connection from the tool, and each tool shows you that. Opening one is still a visit: our server and your network see it. They need JavaScript.',
    open: 'Open',
    workspace: {
      title: 'All tools in one page',
      lead: 'In the workspace the tools share files. A photo becomes a clean copy, then an exhibit, then a package. One encrypted file keeps your work. It is a download of about 1 MB.',
      open: 'Open the workspace',
    },
    offline: {
      title: 'Carry the tools with you',
      lead: 'The whole toolkit is one file. Save it, switch on airplane mode, and open it in your browser. Then you need not trust any network, or our server.',
      download: 'Download {file}',
      neutral: 'Under a name that says nothing:',
      checksum: 'If a person swaps the file, its SHA-256 changes. Ours is this (',
      asText: 'as a text file',
      check: 'Check your copy before you trust it. It is best to use a number that did not come from us:',
      linux: 'Linux:',
      macos: 'macOS:',
      windows: 'Windows:',
      full: 'A larger file has the full Document Sanitizer too, which turns the pages of a PDF into pictures.',
      fullChecksum: 'its SHA-256 as a text file',
      rebuild:
        'The file is built from our sources the same way every time. Anyone can build it from them and compare.',
    },
  },
} as const
