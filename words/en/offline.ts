/** Keeping pages on the device, and what that leaves behind. */
export const offline = {
  offline: {
    title: 'Read offline',
    lead: 'You can keep the pages that explain how this works on your device. They then open without a connection. Nothing is kept unless you ask for it here.',
    dangerTitle: 'What stays behind on this device',
    dangers: [
      'Anyone who opens this device can find the copies. The copies show that you were here. Do not keep pages on an office device, or on one that may be searched or taken from you.',
      'We keep all of these pages or none, so that the copies do not say which of them you read. Your browser has its own history, of every site; we cannot clear that.',
    ],
    needsScript: 'This needs JavaScript. Without it, print a page or save it with the menu of your browser.',
    cannot:
      'This browser keeps no pages, or not in a private window. Print a page, or save it with its menu.',
    states: {
      none: 'No page is kept on this device.',
      working: 'The pages are being fetched …',
      kept: 'The pages are kept on this device.',
      failed:
        'The line broke before all of it had come. What was kept before is as it was. Please try again.',
      wiped: 'All of it is deleted. No page is kept on this device.',
    },
    keep: 'Keep these pages on this device',
    keepAgain: 'Fetch them again',
    wipe: 'Delete all of it now',
    whatTitle: 'What is kept',
    what: 'These pages, as anybody would read them, without scripts and without forms:',
    never:
      'Never kept here: reports, searches, drafts, anything of an account, and anything that you do in the tools. Logging out deletes the copies, and so does “Exit now” in the tools.',
    iconTitle: 'An icon on the home screen',
    icon: [
      'With the menu of your browser (“Add to Home screen”, “Install”) this page becomes an icon. It opens the copies when there is no line.',
      'Everyone who sees your screen can see an icon. It can have our name and lamp, or a plain name, “Reader”, and a sheet of paper. The plain one hides nothing from a person who opens it.',
    ],
    iconIsOurs: 'An icon made now shows our name and the lamp.',
    iconIsPlain: 'An icon made now is called “Reader” and shows a sheet of paper.',
    choosePlain: 'Choose the plain icon',
    chooseOurs: 'Choose the icon with our name',
    firstPage: 'First page',
    tabs: { before: 'before you report', evidence: 'evidence', rights: 'your rights' },
    note: 'A copy kept on this device on {day}. The page itself may have changed. All copies',
    keptTitle: 'Kept pages',
    keptLead: 'Copies of {day}, for reading offline.',
    wipedTitle: 'All of it is deleted',
    wipedLead: 'No page is kept on this device any more. The history of your browser is not ours to clear.',
  },
} as const
