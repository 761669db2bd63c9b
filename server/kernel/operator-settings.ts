/** What the person who runs this site says about it, and what they switch on. Everything may be left out. */
export type OperatorSettings = {
  /** Where weaknesses are reported: `mailto:` or `https:`; shown in /.well-known/security.txt. */
  securityContact: string | null
  /** Where lawyers and those who are named write: `mailto:` or `https:`. */
  legalContact: string | null
  /** The onion service under which the site answers too. */
  onionUrl: string | null
  /** Accounts of this site elsewhere, shown in the footer. */
  socialLinks: readonly SocialLink[]
  /** Where a changed version of this software is published. Null: `/source` serves the files of this one. */
  sourceUrl: string | null
  /** The header in which a proxy of ours tells the visitor's country. */
  countryHeader: string | null
  /** Another counter of page views in place of our own. Loaded only by visitors who have agreed. */
  statistics: OutsideStatistics | null
  /** Whether the first question of staff to a source waits for a second person. */
  firstQuestionByTwo: boolean
  /** Whether programs of others are told of changes. Their receivers learn the address of this machine. */
  hasWebhooks: boolean
  /** Whether every person and report here is invented. Each page then says so. */
  isDemonstration: boolean
}

export type SocialLink = { label: string; href: string }

export type OutsideStatistics = { kind: 'plausible' | 'umami'; script: string; site: string }

export const nothingSet: OperatorSettings = {
  securityContact: null,
  legalContact: null,
  onionUrl: null,
  socialLinks: [],
  sourceUrl: null,
  countryHeader: null,
  statistics: null,
  firstQuestionByTwo: false,
  hasWebhooks: true,
  isDemonstration: false,
}
