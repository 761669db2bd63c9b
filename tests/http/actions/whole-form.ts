import { randomUUID } from 'node:crypto'
import { buildReport, buildStatements, password } from '#tests/cast.ts'
import type { Fields } from '#tests/support/browse.ts'
import { buildCorrection, buildRequest } from '#tests/support/correction-requests.ts'

/**
 * A form that is filled in as its page asks, for each path whose form has fields.
 *
 * @param values what it is about
 */
export function wholeForm(path: string, username: string, values: Record<string, string>): Fields {
  const name = `u${randomUUID().slice(0, 8)}`
  const account = { username: name, email: `${name}@example.org`, password }
  const forms: Record<string, Fields> = {
    '/reports/:id/tip': { message: 'The gate is new.', ...values },
    '/reports/:id/tips/:tip': { message: 'Since when?' },
    '/reports/export': { intent: 'csv' },
    '/saved-searches': { intent: 'save', name: 'Lamp', alert: 'daily' },
    '/folders': { intent: 'make', name: 'Lamp' },
    '/folders/choice': { folder: '', newName: 'Lamp' },
    '/name-lists': { intent: 'make', name: 'Lamp', names: 'Misali Kirkira' },
    '/name-lists/:list': { intent: 'judge', pair: 'none', judgement: 'same' },
    '/reports/:id/claim': { intent: 'claim' },
    '/reports/:id/case': { intent: 'note', note: 'Compared with the register.' },
    '/reports/:id/edit': buildReport(),
    '/reports/:id/conversation': { message: 'Which ministry?' },
    '/reports/:id/files': { intent: `remove:${values.attachment ?? ''}` },
    '/reports/:id/uploads': { name: 'a.pdf', size: '99' },
    '/reports/:id/punished': { 'what.charged': 'on', text: 'I got a query.' },
    '/report/punished': { 'what.charged': 'on', text: 'I got a query.' },
    '/reports/:id/withdrawal': { step: 'withdraw' },
    '/report/withdrawal': { step: 'withdraw' },
    '/report': { ...buildReport(), ...values },
    '/reports/adoption': values,
    '/subscription-plans/voucher': values,
    '/profile/api-keys': { intent: 'make', name: 'Lamp', lifetime: '30', publicRead: 'on' },
    '/profile/webhooks': { intent: 'make', name: 'Lamp', address: 'https://lamp.example/told' },
    '/organisation/security': { intent: 'rules' },
    '/organisation/boards': { intent: 'make', boardName: 'Lamps' },
    '/organisation/boards/:board': { intent: 'add', cardName: 'By state' },
    '/organisation/folders': { intent: 'make', folderName: 'Lamps' },
    '/organisation/folders/:folder': { intent: 'add', kind: 'comment', text: 'Look here.' },
    '/organisation': { intent: 'found', organisationName: 'Lamp Desk' },
    '/subscription-plans/purchase': { plan: 'premium-month' },
    '/admin/vouchers': { plan: 'premium-month', count: '10' },
    '/report/return': values,
    '/submit-report': buildReport(),
    '/drafts/:draft': buildReport(),
    '/drafts/:draft/autosave': { ...buildReport(), draftVersion: '1' },
    '/drafts/:draft/files': { intent: `remove:${values.attachment ?? ''}` },
    '/drafts/:draft/uploads': { name: 'a.pdf', size: '99' },
    '/drafts/:draft/preview': { draftVersion: '1' },
    '/reports/:id/verification': { method: 'document_check', notes: 'Compared.' },
    '/reports/:id/rating': { rating: '4' },
    '/reports/:id/peer-review': { reviewType: 'evidence', comments: 'Holds.' },
    '/reports/:id/approval': buildStatements(),
    '/user-management': { role: 'reviewer' },
    '/content-management': {
      csv: 'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl\nMisali,Kano,Fraud,Kano,2020,One year,2020,https://example.org',
      intent: 'import',
    },
    '/expert-network/application': {
      ...{ 'area.law': 'yes', professionalCredentials: 'LLB', yearsExperience: '5', bio: 'Land law.' },
    },
    '/content-management/records/:reference': {
      ...{ name: 'Misali Kirkira', state: 'Kano', offense: 'Fraud', courtLocation: 'High Court' },
      ...{ convictionDate: values.reference?.split('-')[1] ?? '', sentence: 'One year' },
      ...{
        appealStatus: 'none_known',
        sourceUrl: 'https://example.org/1',
        changeNote: 'The court was wrong.',
      },
    },
    '/expert-dashboard': { availability: 'busy' },
    '/expert-dashboard/:assignment': { intent: 'decline' },
    '/reports/:id/experts': { intent: `close ${randomUUID()}` },
    '/expert-management/:id': { intent: 'check', check: 'press', result: 'confirmed' },
    '/reports/:id/keeping': { intent: 'keep', keeping: 'being-checked' },
    '/reports/:id/petitions': {
      ...{ intent: 'propose', recipient: 'icpc', source: 'agreed', letter: 'Look at it.', why: 'Theirs.' },
    },
    '/reports/:id/originals': { reason: 'The Federal High Court asks for it.' },
    '/reports/:id/rejection': { reason: 'The land is leased.' },
    '/reports/:id/reply': { intent: 'left-out', reason: 'The source is in danger.' },
    '/reports/:id/consequences': {
      ...{ intent: 'add', consequence: 'charge', happenedOn: '2026-11-01', source: 'Court list.' },
    },
    '/admin/settings/:setting': values,
    '/admin/judgements': { about: 'office', ground: 'other', restsOn: 'The gazette.', ...values },
    '/reports/:id/reopening': { reason: 'The land is leased.' },
    '/reports/:id/retraction': { reason: 'The land is leased.' },
    '/reports/:id/correction': buildRequest(),
    '/reports/:id/correction/proposal': {
      ...buildCorrection(),
      evidence: 'One payment voucher.',
      sharedSeen: 'on',
    },
    '/reports/:id/correction/answer': {
      dispute: values.dispute ?? '',
      outcome: 'answered',
      why: 'The deed shows it.',
    },
    '/reports/:id/correction/confirmation': { intent: 'confirm', correction: values.correction ?? '' },
    '/corrections/request': { requestCode: values.requestCode ?? '' },
    '/correction-requests/:request': { intent: 'accept' },
    '/notification-preferences': { digest: 'daily', 'mail.status_change': 'on' },
    '/declaration': { names: 'Bola Gwajiyo', next: '/admin' },
    '/second-step': { code: '123456' },
    '/confirm-email': { email: 'nobody@example.org', code: '00000000' },
    '/confirm-email/letter': { email: 'nobody@example.org' },
    '/forgot-password': { email: 'nobody@example.org' },
    '/profile': { username, email: `${username}@example.org` },
    '/profile/password': { currentPassword: 'not this one', password: 'harmattan on tin roofs' },
    '/admin': { intent: 'label', label: 'visit', [`case.${values.id ?? ''}`]: 'yes' },
    '/admin/proposals': { intent: `confirm ${values.proposal ?? ''}` },
    '/user-management/:id': { role: 'officer' },
    '/user-management/:id/suspension': { change: 'reinstate' },
    '/user-management/:id/plan': { plan: 'premium-month' },
    '/confirm': { confirmation: password },
    '/profile/security': { intent: 'end-others' },
    '/profile/security/app': { code: '123456' },
    '/profile/security/passkey': { name: 'My phone', passkey: '{}' },
    '/contact': { subject: 'question', text: 'When do you open?', reply: '' },
    '/page-views': { route: 'learn/faq', referrer: '' },
    '/login': {
      identifier: username,
      password,
    },
    '/register': account,
    '/invitation/:token': account,
  }
  return forms[path] ?? {}
}
