import type { Answers } from '#tests/support/askers.ts'
import { pathsWithoutForm } from './paths-without-form.ts'

const noOne: Answers = { everyone: 405 }
const anybody: Answers = { everyone: 303 }
const anyPerson: Answers = { everyone: 303, visitor: 401 }
const anyActive: Answers = { everyone: 303, visitor: 401, suspended: 403 }
const anyStaff: Answers = { everyone: 403, visitor: 401, staff: 303 }
const anyPublisher: Answers = { everyone: 403, visitor: 401, publishers: 303 }
const owners: Answers = { everyone: 404, visitor: 401, owner: 303 }
const ownersOfReport: Answers = { ...owners, readersByPassword: 403 }

/**
 * Each form is whole and has a valid token. 303: it was done, or, for the forms that are buttons only, it leads to a page that says why
 * not.
 */
export const answers: Record<string, Answers> = {
  ...Object.fromEntries(pathsWithoutForm.map((path) => [path, noOne])),
  // By the plan, and not by the second step: what is exported is public.
  // Everyone here has a plan; `export.database.test.ts` asks without one.
  '/reports/export': anyActive,
  '/reports/adoption': anyActive,
  '/reports/:id/attachments/:attachment': {
    everyone: 404,
    visitor: 303,
    owner: 200,
    readersByPassword: 403,
    staff: 200,
  },
  // No original is kept here: `originals.database.test.ts`.
  '/reports/:id/originals': { ...anyPublisher, publishers: 409 },
  // By a grant alone.
  '/reports/:id/originals/:attachment': { everyone: 403, visitor: 401 },
  // No end is announced: `endings-of-reports.database.test.ts`.
  '/reports/:id/keeping': { everyone: 403, visitor: 401, staff: 409 },
  // No one asked the source, and no petition is there: `petitions.database.test.ts`.
  '/reports/:id/petitions': { ...anyPublisher, publishers: 409 },
  '/reports/:id/petitions/:petition': { everyone: 403, visitor: 401, publishers: 404 },
  '/reports/:id/claim': anyStaff,
  '/reports/:id/case': anyStaff,
  // The page itself shows the code, once.
  '/reports/:id/receipt': { ...ownersOfReport, owner: 200 },
  '/reports/:id/edit': { ...ownersOfReport, staff: 403 },
  '/reports/:id/verification': anyStaff,
  '/reports/:id/rating': anyStaff,
  '/reports/:id/peer-review': anyStaff,
  '/reports/:id/approval': anyPublisher,
  '/reports/:id/rejection': anyPublisher,
  '/reports/:id/reopening': anyPublisher,
  '/reports/:id/consequences': anyStaff,
  // No asker here took a decision that waits for a signature: `signatures.database.test.ts`.
  '/reports/:id/signature': { everyone: 403, visitor: 401, publishers: 409 },
  '/reports/:id/reply': anyStaff,
  '/reports/:id/retraction': anyPublisher,
  '/reports/:id/correction': { everyone: 200 },
  '/reports/:id/correction/proposal': anyStaff,
  '/reports/:id/correction/answer': anyStaff,
  '/reports/:id/correction/confirmation': anyPublisher,
  '/reports/:id/conversation': {
    ...{ everyone: 404, visitor: 401, owner: 303, readersByPassword: 403, staff: 303 },
  },
  // A file of a report that was sent stays, also for its owner.
  '/reports/:id/tip': { everyone: 200 },
  '/reports/:id/tips/:tip': anyStaff,
  '/reports/:id/files': { ...ownersOfReport, owner: 409 },
  '/reports/:id/uploads': { ...ownersOfReport, owner: 200 },
  '/reports/:id/uploads/:attachment/:part': { everyone: 403, visitor: 401 },
  '/reports/:id/new-version': { ...ownersOfReport, owner: 409 },
  '/reports/:id/punished': ownersOfReport,
  '/reports/:id/withdrawal': ownersOfReport,
  // These forms have a token of their own, and no account matters to them. No asker here holds a visit with a code.
  '/report': { everyone: 200 },
  '/report/return': anybody,
  // Where there is no visit, or it has ended, the code is asked for.
  '/report/status': { everyone: 401 },
  '/report/tip': { everyone: 401 },
  // As a document, the page leads to the field for the code.
  '/report/files': { everyone: 302 },
  '/report/uploads': { everyone: 401 },
  '/report/uploads/:attachment/:part': { everyone: 401 },
  '/report/punished': { everyone: 401 },
  '/report/withdrawal': { everyone: 401 },
  '/report/exit': anybody,
  '/submit-report': anyActive,
  '/drafts/:draft': anyActive,
  '/drafts/:draft/autosave': { everyone: 409, visitor: 401, owner: 200, suspended: 403 },
  '/drafts/:draft/files': owners,
  '/drafts/:draft/uploads': { everyone: 404, visitor: 401, owner: 200, suspended: 403 },
  '/drafts/:draft/uploads/:attachment/:part': { everyone: 403, visitor: 401 },
  '/drafts/:draft/preview': { everyone: 409, visitor: 401, owner: 303, suspended: 403 },
  // No asker here searched for anything.
  '/saved-searches': { everyone: 422, visitor: 401, suspended: 403 },
  '/folders': anyActive,
  // No asker here has ticked anything.
  '/folders/choice': { everyone: 422, visitor: 401, suspended: 403 },
  '/folders/:folder': { everyone: 404, visitor: 401, suspended: 403 },
  '/name-lists': anyActive,
  '/name-lists/:list': { everyone: 404, visitor: 401, suspended: 403 },
  '/corrections/request': { everyone: 200 },
  '/correction-requests/:request': anyStaff,
  // With a paper: `papers.database.test.ts`.
  '/correction-requests/:request/papers/:paper/file': { ...anyStaff, staff: 404 },
  '/receipt': { everyone: 422 },
  '/login': anybody,
  '/second-step': { everyone: 302, visitor: 401 },
  '/confirm': anyPerson,
  '/logout': anybody,
  '/session/renewal': { everyone: 200, visitor: 401 },
  '/profile/security': anyPerson,
  '/profile/security/app': { everyone: 404, visitor: 401 },
  '/profile/security/passkey': { everyone: 422, visitor: 401 },
  '/profile/security/codes': { everyone: 404, visitor: 401 },
  '/register': anybody,
  '/invitation/:token': anybody,
  '/confirm-email': { everyone: 422 },
  '/confirm-email/letter': anybody,
  '/forgot-password': anybody,
  '/reset-password': { everyone: 404 },
  '/change-email': { everyone: 404 },
  '/profile': anyActive,
  '/profile/password': { everyone: 422, visitor: 401 },
  // Administrators have Enterprise by their role, with the second step.
  '/profile/api-keys': { everyone: 403, visitor: 401, administrator: 200 },
  '/profile/webhooks': { everyone: 403, visitor: 401, administrator: 303 },
  // The last administrator stays.
  '/profile/deletion': { ...anyPerson, 'administrator by password': 409 },
  '/declaration': { everyone: 403, visitor: 401, declarers: 303 },
  '/tour': anyPerson,
  // Nothing is for sale without a provider.
  '/subscription-plans/purchase': { everyone: 409, visitor: 401, suspended: 403 },
  // No one has a renewal to cancel.
  '/subscription-plans/billing': { everyone: 409, visitor: 401 },
  // No one has Enterprise time of their own.
  '/organisation': { everyone: 409, visitor: 401, suspended: 403 },
  '/organisation/security': { everyone: 404, visitor: 401, suspended: 403 },
  '/organisation/boards': { everyone: 404, visitor: 401, suspended: 403 },
  '/organisation/boards/:board': { everyone: 404, visitor: 401, suspended: 403 },
  '/organisation/folders': { everyone: 404, visitor: 401, suspended: 403 },
  '/organisation/folders/:folder': { everyone: 404, visitor: 401, suspended: 403 },
  '/payments/:reference/trial': { everyone: 404, visitor: 401, suspended: 403 },
  // An administrator has every feature by the role.
  '/subscription-plans/voucher': {
    ...anyActive,
    administrator: 409,
    'administrator by password': 409,
  },
  '/notifications/reading': anybody,
  '/notifications/:id/reading': { everyone: 404, visitor: 303, owner: 303 },
  '/notification-preferences': anyPerson,
  '/stop-mail/:userId/:mark': { everyone: 200 },
  '/admin': anyStaff,
  // The administrator proposed it.
  '/admin/proposals': { everyone: 403, visitor: 401, publishers: 303, administrator: 409 },
  // No asker here has a passkey: `server/proposals/signatures`.
  '/admin/proposals/:id/signature': { everyone: 403, visitor: 401, staff: 422 },
  '/admin/judgements': { everyone: 403, visitor: 401, staff: 303 },
  '/admin/settings/:setting': { everyone: 403, visitor: 401, administrators: 303 },
  '/admin/messages/:id/closing': { everyone: 403, visitor: 401, correspondents: 303 },
  // Nothing is for sale without a provider.
  '/admin/payments': { everyone: 403, visitor: 401, administrators: 409 },
  '/admin/vouchers': { everyone: 403, visitor: 401, administrators: 200 },
  '/admin/vouchers/:batch': { everyone: 403, visitor: 401, administrators: 303 },
  '/user-management': { everyone: 403, visitor: 401, administrators: 200 },
  '/content-management': { everyone: 403, visitor: 401, administrators: 200 },
  '/content-management/records/:reference': { everyone: 403, visitor: 401, administrators: 303 },
  '/user-management/:id': { everyone: 403, visitor: 401, administrators: 303 },
  '/user-management/:id/suspension': { everyone: 403, visitor: 401, administrators: 303 },
  // It is about one of the staff.
  '/user-management/:id/plan': { everyone: 403, visitor: 401, administrators: 409 },
  // Staff are no experts.
  '/expert-network/application': {
    ...anyActive,
    ...{ staff: 409, readersByPassword: 409, auditor: 409, 'auditor by password': 409 },
  },
  '/expert-dashboard': { everyone: 404, visitor: 401, suspended: 403 },
  '/expert-dashboard/:assignment': { everyone: 404, visitor: 401 },
  '/reports/:id/experts': { ...anyStaff, staff: 404 },
  '/expert-management/:id': { everyone: 403, visitor: 401, administrators: 303 },
  '/contact': anybody,
  '/page-views': { everyone: 204 },
  '/*': { everyone: 404 },
}

/** As a document, the page's own loader leads these on. */
export const withoutTheirPage: Record<string, Answers> = {
  '/second-step': { everyone: 401 },
  '/report/files': { everyone: 401 },
}
