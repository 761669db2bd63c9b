import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../web/routes.ts'
import { leftOut } from '../run/left-out.ts'
import type { World } from './world.ts'

/** @property module the file that draws it; null where none is known */
export type SitePage = { pattern: string; address: string; module: string | null }

/** An address for each pattern with a parameter. A new one without a sample here breaks the tests that walk the site. */
const samples: Record<string, (world: World) => string> = {
  '/reports/:id': ({ reports }) => `/reports/${reports.approved.id}`,
  '/reports/:id/attachments/:attachment/preview': ({ reports, file }) =>
    `/reports/${reports.pending.id}/attachments/${file}/preview`,
  '/reports/:id/conversation': ({ reports }) => `/reports/${reports.pending.id}/conversation`,
  '/reports/:id/files': ({ reports }) => `/reports/${reports.pending.id}/files`,
  '/reports/:id/punished': ({ reports }) => `/reports/${reports.pending.id}/punished`,
  '/reports/:id/withdrawal': ({ reports }) => `/reports/${reports.pending.id}/withdrawal`,
  '/reports/:id/new-version': ({ reports }) => `/reports/${reports.rejected.id}/new-version`,
  '/reports/:id/tip': ({ reports }) => `/reports/${reports.approved.id}/tip`,
  '/reports/:id/tips': ({ reports }) => `/reports/${reports.approved.id}/tips`,
  '/reports/:id/tips/:tip': ({ reports, tip }) => `/reports/${reports.approved.id}/tips/${tip}`,
  '/reports/:id/originals': ({ reports }) => `/reports/${reports.pending.id}/originals`,
  '/reports/:id/keeping': ({ reports }) => `/reports/${reports.pending.id}/keeping`,
  '/reports/:id/petitions': ({ reports }) => `/reports/${reports.pending.id}/petitions`,
  '/reports/:id/claim': ({ reports }) => `/reports/${reports.pending.id}/claim`,
  '/reports/:id/case': ({ reports }) => `/reports/${reports.pending.id}/case`,
  '/reports/:id/receipt': ({ reports }) => `/reports/${reports.pending.id}/receipt`,
  '/reports/:id/edit': ({ reports }) => `/reports/${reports.pending.id}/edit`,
  '/reports/:id/verification': ({ reports }) => `/reports/${reports.pending.id}/verification`,
  '/reports/:id/rating': ({ reports }) => `/reports/${reports.pending.id}/rating`,
  '/reports/:id/peer-review': ({ reports }) => `/reports/${reports.pending.id}/peer-review`,
  '/reports/:id/approval': ({ reports }) => `/reports/${reports.verified.id}/approval`,
  '/reports/:id/rejection': ({ reports }) => `/reports/${reports.pending.id}/rejection`,
  '/reports/:id/reply': ({ reports }) => `/reports/${reports.pending.id}/reply`,
  '/reports/:id/consequences': ({ reports }) => `/reports/${reports.approved.id}/consequences`,
  '/reports/:id/signature': ({ reports }) => `/reports/${reports.approved.id}/signature`,
  '/reports/:id/reopening': ({ reports }) => `/reports/${reports.rejected.id}/reopening`,
  '/reports/:id/retraction': ({ reports }) => `/reports/${reports.approved.id}/retraction`,
  '/reports/:id/correction': ({ reports }) => `/reports/${reports.approved.id}/correction`,
  '/reports/:id/correction/letter': ({ reports }) => `/reports/${reports.retracted.id}/correction/letter`,
  '/reports/:id/correction/proposal': ({ reports }) => `/reports/${reports.approved.id}/correction/proposal`,
  '/reports/:id/correction/answer': ({ reports }) => `/reports/${reports.approved.id}/correction/answer`,
  '/reports/:id/correction/confirmation': ({ reports }) =>
    `/reports/${reports.corrected.id}/correction/confirmation`,
  '/correction-requests/:request/papers/:paper': ({ correctionRequest, paper }) =>
    `/correction-requests/${correctionRequest}/papers/${paper}`,
  '/correction-requests/:request': ({ correctionRequest }) => `/correction-requests/${correctionRequest}`,
  '/drafts/:draft': ({ draft }) => `/drafts/${draft}`,
  '/drafts/:draft/files': ({ draft }) => `/drafts/${draft}/files`,
  '/drafts/:draft/preview': ({ draft }) => `/drafts/${draft}/preview`,
  '/stop-mail/:userId/:mark': ({ stopMail }) => new URL(stopMail).pathname,
  '/admin/proposals/:id/rows': ({ proposedImport }) => `/admin/proposals/${proposedImport}/rows`,
  '/admin/proposals/:id/signature': ({ proposedImport }) => `/admin/proposals/${proposedImport}/signature`,
  '/expert-dashboard/:assignment': ({ assignment }) => `/expert-dashboard/${assignment.id}`,
  '/expert-dashboard/:assignment/pages/:number': ({ assignment }) =>
    `/expert-dashboard/${assignment.id}/pages/1`,
  '/reports/:id/experts/pages/:attachment': ({ assignment }) =>
    `/reports/${assignment.reportId}/experts/pages/${assignment.file}`,
  '/reports/:id/experts': ({ reports }) => `/reports/${reports.pending.id}/experts`,
  '/expert-management/:id': ({ personId }) => `/expert-management/${personId}`,
  '/admin/settings/:setting': () => '/admin/settings/banner',
  '/user-management/:id': ({ personId }) => `/user-management/${personId}`,
  '/user-management/:id/suspension': ({ personId }) => `/user-management/${personId}/suspension`,
  '/user-management/:id/plan': ({ personId }) => `/user-management/${personId}/plan`,
  '/admin/vouchers/:batch': ({ batch }) => `/admin/vouchers/${batch}`,
  '/payments/:reference': () => '/payments/000000000000000000000000',
  '/payments/:reference/trial': () => '/payments/000000000000000000000000/trial',
  '/search': () => '/search?q=sample',
  '/folders/:folder': ({ rooms }) => `/folders/${rooms.folder}`,
  '/folders/:folder/comparison': ({ rooms: { folder, compared } }) =>
    `/folders/${folder}/comparison?one=${compared[0]}&other=${compared[1]}`,
  '/name-lists/:list': ({ rooms }) => `/name-lists/${rooms.nameList}`,
  '/organisation/boards/:board': ({ rooms }) => `/organisation/boards/${rooms.board}`,
  '/organisation/folders/:folder': ({ rooms }) => `/organisation/folders/${rooms.teamFolder}`,
  '/archive/:reference': () => '/archive/EFCC-2021-0001',
  '/people/:reference': ({ reports }) => `/people/${reports.approved.referenceNumber}`,
  '/offices/:reference': ({ reports }) => `/offices/${reports.corrected.referenceNumber}`,
  '/companies/:reference/:company': ({ reports }) =>
    `/companies/${reports.approved.referenceNumber}/kirkira-works`,
  '/content-management/records/:reference': () => '/content-management/records/EFCC-2021-0001',
  '/invitation/:token': ({ invitation }) => new URL(invitation).pathname,
  '/*': () => '/there/is/nothing/here',
}

/** States of a page that its own address does not show. */
const more: Record<string, (world: World) => string> = {
  'a search without a find': () => '/search?q=zzzz',
  'a search for nothing': () => '/search?q=',
  'a search by a number': ({ reports }) => `/search?q=${reports.approved.referenceNumber}`,
  'a search with its matches': () => '/search?q=kirkira',
  'a list with convictions': () => '/reports?archive=yes&state=Lagos&state=Kaduna&order=oldest',
  'an advanced search with its finds': () => '/advanced-search?all=kirkira',
  'choosing a folder': () => '/folders/choice?q=kirkira',
  'a list that nothing fits': () => '/reports?from=2026-02-02&to=2026-01-01&least=5',
  'a report of one’s own': ({ reports }) => `/reports/${reports.pending.id}`,
  'a rejected report': ({ reports }) => `/reports/${reports.rejected.id}`,
  'a retracted report': ({ reports }) => `/reports/${reports.retracted.id}`,
  'asking for a correction of what was taken back': ({ reports }) =>
    `/reports/${reports.retracted.id}/correction`,
  'a corrected report': ({ reports }) => `/reports/${reports.corrected.id}`,
  'a verified report': ({ reports }) => `/reports/${reports.verified.id}`,
  'the queue of the approved': () => '/admin?status=approved',
  'the queue, narrowed': () => '/admin?work=unclaimed&state=Kaduna&order=newest',
  'the queue that nothing fits': () => '/admin?sector=police&verified=yes',
  'a link to confirm with that no longer works': () => '/confirm-email?token=used',
  'a search for a person without a find': () => '/user-management?q=zzzz',
  'a used invitation': () => '/invitation/used',
  'the guide on evidence': () => '/educational-resources?tab=evidence',
  'the guide on rights': () => '/educational-resources?tab=rights',
  'what stays on a phone': () => '/educational-resources?tab=phone',
  'where to report': () => '/educational-resources?tab=where',
  'where to report, answered': () =>
    '/educational-resources?tab=where&what=contract&whose=state&name=no&harm=yes',
  'the tools': () => '/educational-resources?tab=tools',
  'a request for a record': () => '/letters?kind=information',
  'questions that hold a word': () => '/faq?q=phone',
  'a search of the questions without a find': () => '/faq?q=zzzz',
  'the first page in Pidgin': () => '/pcm',
  'the login in Pidgin': () => '/pcm/login',
  'keeping pages, with the plain icon': () => '/offline?icon=reader',
}

/** Every page of `web/routes.ts`, and the states above. */
export function pagesOfSite(world: World): SitePage[] {
  const known = sitePatterns()
  const pages = known.map(({ pattern, file }) => ({
    ...{ pattern, address: addressOf(pattern, world) },
    module: `web/${file}`,
  }))
  const states = Object.entries(more).map(([pattern, sample]) => ({
    ...{ pattern, address: sample(world) },
    module: moduleOf(sample(world), known),
  }))
  return [...pages, ...states]
}

/** All, but those whose modules `npm test` told to leave out. A page that no module is known of is always among them. */
export function pagesReached(world: World): SitePage[] {
  const unreached = leftOut(process.env)
  return pagesOfSite(world).filter(({ module }) => module === null || !unreached.includes(module))
}

type SitePattern = { pattern: string; file: string }

function moduleOf(address: string, known: readonly SitePattern[]): string | null {
  const [path = ''] = address.split('?')
  const fitting = known.find(({ pattern }) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(path),
  )
  return fitting && fitting.pattern !== '/*' ? `web/${fitting.file}` : null
}

/** The patterns that show a page; a route module without a component (`.ts`) only takes forms. */
function sitePatterns(): SitePattern[] {
  return walk(routes, '').filter(({ file, pattern }) => file.endsWith('.tsx') || pattern === '/*')
}

function walk(entries: readonly RouteConfigEntry[], above: string): { pattern: string; file: string }[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path ? `${above}/${entry.path}` : above
    const below = walk(entry.children ?? [], pattern)
    // A layout with pages inside is no page of its own.
    return entry.children ? below : [{ pattern: pattern || '/', file: entry.file }]
  })
}

function addressOf(pattern: string, world: World): string {
  const sample = samples[pattern]
  if (sample) return sample(world)
  else if (/[:*]/.test(pattern))
    throw new Error(`${pattern} needs a sample in tests/support/pages-of-site.ts`)
  else return pattern
}
