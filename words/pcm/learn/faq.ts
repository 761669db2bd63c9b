import type { DraftOf } from '../../words.ts'

export const faq = {
  faq: {
    title: 'FAQ',
    description: 'Short answers: e safe, who dey check, wetin we dey keep, how much e cost.',
    lead: 'Short answers to wetin people dey ask first.',
    search: 'Questions',
    find: 'Find answer',
    findButton: 'Find',
    none: 'No answer get these words',
    noneText: 'Try one word alone, or ask us.',
    all: 'All questions',
    ask: 'Ask us',
  },
  questions: [
    {
      id: 'safe',
      question: 'E safe for me?',
      answer:
        'E safe pass open letter, but risk still dey. We dey hold small thing, and we seal wetin we hold. We no fit hide say you come here, and we no fit protect you for work. Use Tor Browser, your own phone or computer, and network wey no be your office own or your house own. Read [Before you report](/educational-resources) first.',
    },
    {
      id: 'anonymous',
      question: 'Report dey hide my name?',
      answer:
        'Staff and readers no dey see who send am. The database still hold which account send which report, so the account must not point to you. Use user name wey no be your own name. Use email wey no join your name or your SIM card. Wetin you write fit still show who you be.',
    },
    {
      id: 'account',
      question: 'I need account to report?',
      answer:
        'No. Without account you go get code. E go show you wetin happen to the report, and you fit write with staff. With account you fit also change the report while e dey wait.',
    },
    {
      id: 'phone',
      question: 'Na only phone I get. I fit still do am?',
      answer:
        'Yes. Every page dey work for small old phone and for slow network. Phone weak pass your own computer: the SIM card join your NIN, and dem dey record your calls. E still better pass office computer.',
    },
    {
      id: 'javascript',
      question: 'Wetin dey work without JavaScript?',
      answer:
        'Everything except the tools, the verifier, passkeys, letters wey you fill for the page, and to keep pages for [reading offline](/offline). Pages, search, forms and the guide dey work when JavaScript dey off, like for Tor Browser when e dey safest level.',
    },
    {
      id: 'tools-send',
      question: 'The tools dey send wetin I type?',
      answer:
        'No. Dem dey work for your phone or computer. We tell the browser make e refuse every connection from them, and each tool dey show you that. To open one na still visit to our server, like any page. You fit also [save all of them as one file](/educational-resources?tab=tools) and open am offline.',
    },
    {
      id: 'who-checks',
      question: 'Who dey check report?',
      answer:
        'One staff dey verify am, and another one dey approve am. To reject am need two people too. Nobody dey decide about their own report. The [methodology](/methodology) dey show am step by step.',
    },
    {
      id: 'how-long',
      question: 'How long e dey take?',
      answer:
        'We no fit promise any time. The [figures](/transparency/figures) dey show how long half of all reports take. To see how far your own don reach, come back with your code, or look under My reports.',
    },
    {
      id: 'receipt',
      question: 'I fit prove later say I report something?',
      answer:
        'Yes. After you send, you go get receipt wey we sign, and code. The receipt no dey talk anything about your report. With the code and your copy of the words, e dey prove wetin you send and which day. E fit also betray you to person wey find am, so keep am where nobody dey look. Read [how e dey work](/transparency).',
    },
    {
      id: 'rejected',
      question: 'Dem reject my report. Wetin I go do?',
      answer:
        'The reason dey for the report. If you fit add wetin no dey there, write new one. Reject no mean say you lie.',
    },
    {
      id: 'named',
      question: 'Report call my name. Wetin I fit do?',
      answer:
        'Choose “Something no correct?” below the report for the [list](/reports). There you go talk wetin no correct and wetin show am, without account. Staff go read am. If e serious, dem go mark the report as disputed, with the date. You go get code to [look up the answer](/corrections/request). Two of us go correct wetin no correct, or dem go take the report back. [All corrections](/corrections) dey public.',
    },
    {
      id: 'guilty',
      question: 'If report dey approved, e mean say the person guilty?',
      answer:
        'No. E mean say two staff see enough support to publish am. Agencies dey investigate, and na only court fit find person guilty.',
    },
    {
      id: 'agencies',
      question: 'Una dey pass report give EFCC or ICPC?',
      answer:
        'We no dey send them anything by ourselves. Two staff fit decide to hand case over as petition. If your code or your account still fit reach you, dem go ask you first. [Who fit see wetin](/privacy-policy#wire). If you want make agency act, you fit send am petition too: [where, and how](/educational-resources?tab=where).',
    },
    {
      id: 'reward',
      question: 'Reward dey?',
      answer:
        'Not from us. Ministry of Finance get policy wey promise part of the money wey dem recover. To claim am go show them who you be.',
    },
    {
      id: 'delete',
      question: 'I fit delete my report or my account?',
      answer:
        'Report wey never enter public: yes, for the page of the report or with your code. The words, files and messages go comot at once. The number, the days and the history go remain. If e don enter public, ask staff make dem take am back. Draft: any time. Your account: yes, under Profile Settings, after you put your password one more time. Then your reports go remain, without your name, so delete them first if dem must go.',
    },
    {
      id: 'cookies',
      question: 'Una dey use cookies, or count visitors?',
      answer:
        'Only cookies wey form, code or link from letter need. We dey count page views only if you gree, and without anything about you. [Everything about am](/privacy-policy).',
    },
    {
      id: 'order',
      question: 'If court order una to talk who I be?',
      answer:
        'We fit give only wetin we hold: the account, its email, and which reports e send for which day. With our key we fit open sealed words too. No list of network addresses dey, and nothing about your phone dey to give. Until the day end, our key and the counts of that day fit test networks one by one. Choose account wey no talk anything about you, or report without account.',
    },
    {
      id: 'language',
      question: 'Which languages dey?',
      answer:
        'English, and draft of Nigerian Pidgin. The Pidgin cover wetin you need to report, to follow report, to read and to search. How we dey work, the law, the terms, the documentation and some pages of staff dey for English. The link dey for the bar at the top, and for the menu of phone. If you fit make am better, or bring Hausa, Yoruba or Igbo, [write to us](/contact).',
    },
    {
      id: 'cost',
      question: 'How much e cost?',
      answer:
        'To report, to read and to use the tools no cost anything. We dey keep pages small, because data cost money.',
    },
  ],
} as const satisfies DraftOf<'faq'>
