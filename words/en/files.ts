import { about } from './about.ts'
import { account } from './account.ts'
import { accountSettings } from './account-settings.ts'
import { afterwards } from './afterwards.ts'
import { api } from './api.ts'
import { archive } from './archive.ts'
import { archiveNames } from './archive-names.ts'
import { asking } from './asking.ts'
import { beforeYouReport } from './before-you-report.ts'
import { checklists } from './checklists.ts'
import { consequences } from './consequences.ts'
import { contact } from './contact.ts'
import { corrections } from './corrections.ts'
import { documentation } from './documentation.ts'
import { education } from './education.ts'
import { eventNames } from './event-names.ts'
import { evidence } from './evidence.ts'
import { expertDesk } from './expert-desk.ts'
import { expertWork } from './expert-work.ts'
import { experts } from './experts.ts'
import { faq } from './faq.ts'
import { figures } from './figures.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { lawCards } from './law-cards.ts'
import { laws } from './laws.ts'
import { letterDesk } from './letter-desk.ts'
import { letters } from './letters.ts'
import { messageNames } from './message-names.ts'
import { methodology } from './methodology.ts'
import { notices } from './notices.ts'
import { notifications } from './notifications.ts'
import { offline } from './offline.ts'
import { passwords } from './passwords.ts'
import { payments } from './payments.ts'
import { peopleNames } from './people-names.ts'
import { plans } from './plans.ts'
import { privacy } from './privacy.ts'
import { proposals } from './proposals.ts'
import { publishingNames } from './publishing-names.ts'
import { queueNames } from './queue-names.ts'
import { refusals } from './refusals.ts'
import { regulatory } from './regulatory.ts'
import { reportNames } from './report-names.ts'
import { reportSections } from './report-sections.ts'
import { reports } from './reports.ts'
import { rightOfReply } from './right-of-reply.ts'
import { rights } from './rights.ts'
import { searching } from './searching.ts'
import { security } from './security.ts'
import { similar } from './similar.ts'
import { sources } from './sources.ts'
import { staff } from './staff.ts'
import { steps } from './steps.ts'
import { terms } from './terms.ts'
import { time } from './time.ts'
import { tips } from './tips.ts'
import { toasts } from './toasts.ts'
import { transparency } from './transparency.ts'
import { whereToReport } from './where-to-report.ts'
import { writing } from './writing.ts'

/** Every file of this folder, by its name without `.ts`. Each holds several parts; a page asks for them by the parts' names. */
export const englishFiles = {
  about,
  account,
  accountSettings,
  afterwards,
  api,
  archive,
  asking,
  beforeYouReport,
  checklists,
  consequences,
  contact,
  corrections,
  documentation,
  education,
  evidence,
  expertDesk,
  experts,
  expertWork,
  faq,
  figures,
  forms,
  frame,
  home,
  lawCards,
  laws,
  letterDesk,
  letters,
  methodology,
  notices,
  notifications,
  offline,
  passwords,
  payments,
  plans,
  privacy,
  proposals,
  refusals,
  regulatory,
  reportSections,
  reports,
  rightOfReply,
  rights,
  searching,
  security,
  similar,
  sources,
  staff,
  steps,
  terms,
  time,
  tips,
  toasts,
  transparency,
  whereToReport,
  writing,
  archiveNames,
  eventNames,
  messageNames,
  peopleNames,
  publishingNames,
  queueNames,
  reportNames,
}

/** Those that hold names alone: of sectors, roles, steps, labels. */
export const nameFiles = [
  ...[archiveNames, eventNames, messageNames, peopleNames],
  ...[publishingNames, queueNames, reportNames],
]
