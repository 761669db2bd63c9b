/** A picture of the README: which page, who sees it, and on what. */
export type Screen = { name: string; path: string; as?: 'officer' | 'reporter'; on: 'desk' | 'phone' }

export const firstReport = 'the newest report'

export const screens: readonly Screen[] = [
  { name: 'home', path: '/', on: 'desk' },
  { name: 'reports', path: '/reports', on: 'desk' },
  { name: 'report', path: firstReport, on: 'desk', as: 'reporter' },
  { name: 'verification', path: '/admin', on: 'desk', as: 'officer' },
  { name: 'sending', path: '/report', on: 'phone' },
  { name: 'risk', path: '/tools/risk-calculator', on: 'phone' },
]
