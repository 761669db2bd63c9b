/** A picture of the README: which page, who sees it, and on what. */
export type Screen = { name: string; path: string; as?: Role; on: 'desk' | 'phone' }

type Role = 'administrator' | 'officer' | 'reporter'

export const firstReport = 'the newest report'
export const firstToApprove = 'the first report that is verified'

export const screens: readonly Screen[] = [
  { name: 'home', path: '/', on: 'desk' },
  { name: 'reports', path: '/reports', on: 'desk' },
  { name: 'report', path: firstReport, on: 'desk', as: 'reporter' },
  { name: 'verification', path: '/admin', on: 'desk', as: 'officer' },
  { name: 'sending', path: '/report', on: 'phone' },
  { name: 'risk', path: '/tools/risk-calculator', on: 'phone' },
]

/** A page that is looked at on both sizes, by day and by night: the 15 that a review of November 2026 found weakest. */
export type LookedAt = Pick<Screen, 'name' | 'path' | 'as'>

export const screensToLookAt: readonly LookedAt[] = [
  { name: '01-panel', path: '/admin', as: 'officer' },
  { name: '02-approval', path: firstToApprove, as: 'officer' },
  { name: '03-form', path: '/submit-report', as: 'reporter' },
  { name: '04-home', path: '/' },
  { name: '05-home-of-staff', path: '/', as: 'administrator' },
  { name: '06-plans', path: '/subscription-plans' },
  { name: '07-reports', path: '/reports' },
  { name: '08-own-reports', path: '/reports/mine', as: 'reporter' },
  { name: '09-guard', path: '/reports/mine' },
  { name: '10-people', path: '/user-management', as: 'administrator' },
  { name: '11-content', path: '/content-management', as: 'administrator' },
  { name: '12-legal', path: '/legal-compliance' },
  { name: '13-methodology', path: '/methodology' },
  { name: '14-sending', path: '/report' },
  { name: '15-tools', path: '/educational-resources?tab=tools' },
]
