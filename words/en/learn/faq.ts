/** The questions that people ask first. */
export const faq = {
  faq: {
    title: 'FAQ',
    description: 'Short answers: is it safe, who checks, what is kept, what it costs.',
    lead: 'Short answers to what people ask first.',
    search: 'Questions',
    find: 'Find an answer',
    findButton: 'Find',
    none: 'No answer holds these words',
    noneText: 'Try one word alone, or ask us.',
    all: 'All questions',
    ask: 'Ask us',
  },
  questions: [
    {
      id: 'safe',
      question: 'Is it safe for me?',
      answer:
        'Safer than an open letter, and not without risk. We hold little and seal what we hold. We cannot hide that you came here, and we cannot protect you at work. Use Tor Browser, your own device, and a network that is neither your office’s nor your home’s. Read [Before you report](/educational-resources) first.',
    },
    {
      id: 'anonymous',
      question: 'Is a report anonymous?',
      answer:
        'Staff and readers do not see who sent it. The database does hold which account sent which report, so the account must not point to you. Use a user name that is not yours. Use an email address that is not tied to your name or your SIM card. What you write can give you away all the same.',
    },
    {
      id: 'account',
      question: 'Do I need an account to report?',
      answer:
        'No. Without one you get a code. It shows you what happens to the report, and lets you write with staff. With an account you can also change the report while it waits.',
    },
    {
      id: 'phone',
      question: 'I have only a phone. Can I still do this?',
      answer:
        'Yes. Every page works on a small, old phone and on a slow line. A phone is weaker than your own computer. Its SIM card is tied to your NIN, and your calls are on record. It is better than the office computer.',
    },
    {
      id: 'javascript',
      question: 'What works without JavaScript?',
      answer:
        'Everything but the tools, the verifier, passkeys, letters filled in on the page, and keeping pages for [reading offline](/offline). Pages, search, forms and the guide work with JavaScript switched off, as in Tor Browser at its safest level.',
    },
    {
      id: 'tools-send',
      question: 'Do the tools send what I type?',
      answer:
        'No. They work on your device. The browser is told to refuse every connection from them, and each tool shows you that. Opening one is a visit to our server, as with any page. You can also [save all of them as one file](/educational-resources?tab=tools) and open it offline.',
    },
    {
      id: 'who-checks',
      question: 'Who checks a report?',
      answer:
        'One member of staff verifies it, and another approves it. To reject it takes two as well. No one decides about their own report. The [methodology](/methodology) shows it step by step.',
    },
    {
      id: 'how-long',
      question: 'How long does it take?',
      answer:
        'We cannot promise a time. The [figures](/transparency/figures) say how long half of all reports took. To see how far yours is, return with your code, or look under My reports.',
    },
    {
      id: 'receipt',
      question: 'Can I prove later that I reported something?',
      answer:
        'Yes. After sending you get a signed receipt and a code. The receipt tells nothing of your report. With the code and your copy of the words, it proves what you sent and on which day. It can also betray you to anyone who finds it, so keep it where no one looks. Read [how it works](/transparency).',
    },
    {
      id: 'rejected',
      question: 'My report was rejected. What now?',
      answer:
        'The reason is at the report. If you can add what was missing, write a new one. A rejection does not say that you were wrong.',
    },
    {
      id: 'named',
      question: 'A report names me. What can I do?',
      answer:
        'Choose “Is something wrong?” below the report in the [list](/reports). There you say what is wrong and what shows it, without an account. Staff read it. If it is serious, they mark the report as disputed, with the date. You get a code to [look up the answer](/corrections/request). Two of us correct what turns out to be wrong, or the report is retracted. [All corrections](/corrections) are public.',
    },
    {
      id: 'guilty',
      question: 'Does an approved report mean that a person is guilty?',
      answer:
        'No. It means that two members of staff found enough support to publish it. Agencies investigate, and only a court finds a person guilty.',
    },
    {
      id: 'agencies',
      question: 'Do you pass reports on to EFCC or ICPC?',
      answer:
        'We send them nothing by ourselves. Two members of staff can decide to hand a case over as a petition. Where your code or your account still reaches you, they ask you first. [Who can see what](/privacy-policy#wire). If you want an agency to act, you can also send it a petition: [where, and how](/educational-resources?tab=where).',
    },
    {
      id: 'reward',
      question: 'Is there a reward?',
      answer:
        'Not from us. The Ministry of Finance has a policy that promises a share of money recovered. Claiming it tells them who you are.',
    },
    {
      id: 'delete',
      question: 'Can I delete my report or my account?',
      answer:
        'A report that was never public: yes, on its page or with your code. Its text, files and messages go at once. Its number, its days and its history stay. If it was public, ask staff to take it back. A draft: at any time. Your account: yes, under Profile Settings, after your password once more. Your reports stay then, without your name, so delete them first if they have to go.',
    },
    {
      id: 'cookies',
      question: 'Do you use cookies, or count visitors?',
      answer:
        'Only cookies that a form, a code or a link from a letter needs. Page views are counted only if you agree, and without anything about you. [All of it](/privacy-policy).',
    },
    {
      id: 'order',
      question: 'What if a court orders you to say who I am?',
      answer:
        'We can give only what we hold: the account, its email address, and which reports it sent on which day. With our key we can also open sealed text. There is no list of network addresses and no description of a device to give. Until a day ends, our key and the counts of that day could test networks one by one. Choose an account that says nothing about you, or report without one.',
    },
    {
      id: 'language',
      question: 'Which languages are there?',
      answer:
        'English, and a draft of Nigerian Pidgin. The Pidgin covers what you need to report, to follow a report, to read and to search. The methodology, the law, the terms, the documentation and some pages of staff are in English. The link is in the bar at the top, and in the menu of a phone. If you can make it better, or bring Hausa, Yoruba or Igbo, [write to us](/contact).',
    },
    {
      id: 'cost',
      question: 'What does it cost?',
      answer:
        'Reporting, reading and the tools cost nothing. Pages are kept small, because data costs money.',
    },
  ],
} as const
