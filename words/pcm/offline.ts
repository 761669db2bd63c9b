import type { DraftOf } from '../words.ts'

export const offline = {
  offline: {
    title: 'Read when network no dey',
    lead: 'The pages wey explain how dis thing dey work, you fit keep dem for your phone or computer, and dem go open even if network no dey. We no dey keep anything unless you ask for am here.',
    dangerTitle: 'Wetin go remain for dis phone or computer',
    dangers: [
      'Anybody wey open dis phone fit see the copies, and e go know say you come here. No do am for office phone, or for phone wey person fit search or collect from you.',
      'Na all the pages we dey keep, or none, so the copies no go show which one you read. Your browser dey keep im own history of every site; we no fit clear that one.',
    ],
    needsScript:
      'Dis one need JavaScript. If e no dey, print the page or save am with the menu of your browser.',
    cannot:
      'Dis browser no dey keep pages, or na private window you open. Print the page, or save am with the menu.',
    states: {
      none: 'No page dey for dis phone or computer.',
      working: 'We dey bring the pages …',
      kept: 'The pages don dey for dis phone or computer.',
      failed: 'Network cut before everything reach. Wetin dey before still dey. Abeg try again.',
      wiped: 'Everything don clear. No page dey for dis phone or computer.',
    },
    keep: 'Keep dis pages for here',
    keepAgain: 'Bring new ones',
    wipe: 'Clear everything now',
    whatTitle: 'Wetin we go keep',
    what: 'Dis pages, as anybody go read am, without script and without form:',
    never:
      'We no dey ever keep for here: reports, wetin you search, drafts, anything for your account, and anything wey you do for the tools. When you comot from your account the copies go clear, and “Exit now” for the tools go clear dem too.',
    iconTitle: 'Icon for your home screen',
    icon: [
      'With the menu of your browser (“Add to Home screen”, “Install”) dis page go turn icon. E go open the copies when network no dey.',
      'Anybody wey see your screen fit see the icon. E fit carry our name and lamp, or simple name, “Reader”, with one paper. The simple one no go hide anything from person wey open am.',
    ],
    iconIsOurs: 'If you make icon now, e go show our name and the lamp.',
    iconIsPlain: 'If you make icon now, im name go be “Reader” and e go show one paper.',
    choosePlain: 'Choose the simple icon',
    chooseOurs: 'Choose the icon wey get our name',
    firstPage: 'First page',
    tabs: { before: 'before you report', evidence: 'evidence', rights: 'your rights' },
    note: 'Dis na copy wey dis phone keep on {day}. The real page fit don change. All copies',
    keptTitle: 'Pages wey you keep',
    keptLead: 'Copies of {day}, to read when network no dey.',
    wipedTitle: 'Everything don clear',
    wipedLead: 'No page dey for dis phone or computer again. Your browser history no be our own to clear.',
  },
} as const satisfies DraftOf<'offline'>
