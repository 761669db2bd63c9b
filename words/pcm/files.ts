import type { Draft } from '../words.ts'
import { account } from './account/account.ts'
import { accountSettings } from './account/account-settings.ts'
import { advanced } from './account/advanced.ts'
import { boards } from './account/boards.ts'
import { exports } from './account/exports.ts'
import { folders } from './account/folders.ts'
import { nameLists } from './account/name-lists.ts'
import { notices } from './account/notices.ts'
import { notifications } from './account/notifications.ts'
import { organisationSecurity } from './account/organisation-security.ts'
import { overview } from './account/overview.ts'
import { passwords } from './account/passwords.ts'
import { payments } from './account/payments.ts'
import { plans } from './account/plans.ts'
import { security } from './account/security.ts'
import { teamFolders } from './account/team-folders.ts'
import { webhooks } from './account/webhooks.ts'
import { archive } from './archive.ts'
import { contact } from './contact.ts'
import { expertDesk } from './experts/expert-desk.ts'
import { expertWork } from './experts/expert-work.ts'
import { experts } from './experts/experts.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { about } from './learn/about.ts'
import { beforeYouReport } from './learn/before-you-report.ts'
import { education } from './learn/education.ts'
import { evidence } from './learn/evidence.ts'
import { faq } from './learn/faq.ts'
import { privacy } from './learn/privacy.ts'
import { rights } from './learn/rights.ts'
import { transparency } from './learn/transparency.ts'
import { onThisPhone } from './learn/what-stays.ts'
import { whereToReport } from './learn/where-to-report.ts'
import { archiveNames } from './names/archive-names.ts'
import { messageNames } from './names/message-names.ts'
import { peopleNames } from './names/people-names.ts'
import { publishingNames } from './names/publishing-names.ts'
import { queueNames } from './names/queue-names.ts'
import { reportNames } from './names/report-names.ts'
import { offline } from './offline.ts'
import { refusalsOfAccounts } from './refusals/accounts.ts'
import { refusalsOfPlans } from './refusals/plans.ts'
import { problems } from './refusals/problems.ts'
import { refusalsOfSending } from './refusals/sending.ts'
import { refusalsOfStaffWork } from './refusals/staff-work.ts'
import { afterwards } from './reports/afterwards.ts'
import { corrections } from './reports/corrections.ts'
import { figures } from './reports/figures.ts'
import { judgements } from './reports/judgements.ts'
import { punishment } from './reports/punishment.ts'
import { reportSections } from './reports/report-sections.ts'
import { reports } from './reports/reports.ts'
import { searching } from './reports/searching.ts'
import { similar } from './reports/similar.ts'
import { sources } from './reports/sources.ts'
import { tips } from './reports/tips.ts'
import { writing } from './reports/writing.ts'
import { asking } from './staff/asking.ts'
import { consequences } from './staff/consequences.ts'
import { keeping } from './staff/keeping.ts'
import { originals } from './staff/originals.ts'
import { staffPeople } from './staff/people.ts'
import { petitions } from './staff/petitions.ts'
import { proposals } from './staff/proposals.ts'
import { rightOfReply } from './staff/right-of-reply.ts'
import { signatures } from './staff/signatures.ts'
import { siteSettings } from './staff/site-settings.ts'
import { staff } from './staff/staff.ts'
import { steps } from './staff/steps.ts'
import { trail } from './staff/trail.ts'
import { time } from './time.ts'
import { toasts } from './toasts.ts'

export const pcmFiles = {
  onThisPhone,
  about,
  beforeYouReport,
  evidence,
  whereToReport,
  privacy,
  transparency,
  originals,
  expertDesk,
  archiveNames,
  archive,
  account,
  accountSettings,
  advanced,
  afterwards,
  asking,
  boards,
  consequences,
  contact,
  corrections,
  education,
  expertWork,
  experts,
  exports,
  faq,
  figures,
  folders,
  forms,
  frame,
  home,
  judgements,
  keeping,
  messageNames,
  nameLists,
  offline,
  organisationSecurity,
  overview,
  passwords,
  payments,
  notices,
  notifications,
  peopleNames,
  petitions,
  plans,
  proposals,
  publishingNames,
  punishment,
  queueNames,
  refusalsOfAccounts,
  refusalsOfPlans,
  problems,
  refusalsOfSending,
  refusalsOfStaffWork,
  reportNames,
  reportSections,
  reports,
  rightOfReply,
  rights,
  searching,
  security,
  signatures,
  similar,
  siteSettings,
  sources,
  staff,
  staffPeople,
  steps,
  teamFolders,
  time,
  tips,
  trail,
  toasts,
  webhooks,
  writing,
} as const satisfies Draft
