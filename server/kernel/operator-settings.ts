import type { SocialLink } from '#domain/operating/site-settings.ts'

/**
 * What the person who runs this site says about it, and what they switch on. Everything may be left out. What is null and can be set in the
 * interface is read by `siteNow`, which knows both.
 */
export type OperatorSettings = {
  /** Where weaknesses are reported: `mailto:` or `https:`; shown in /.well-known/security.txt. */
  securityContact: string | null
  /** Where lawyers and those who are named write: `mailto:` or `https:`. */
  legalContact: string | null
  /** The onion service under which the site answers too. */
  onionUrl: string | null
  /** Accounts of this site elsewhere, shown in the footer. Null: as set in the interface. */
  socialLinks: readonly SocialLink[] | null
  /** A picture on this machine that is the logo. Null: as set in the interface. */
  logoFile: string | null
  /** Where a changed version of this software is published. Null: `/source` serves the files of this one. */
  sourceUrl: string | null
  /** The header in which a proxy of ours tells the visitor's country. */
  countryHeader: string | null
  /** Another counter of page views in place of our own. Loaded only by visitors who have agreed. */
  statistics: OutsideStatistics | null
  /** Whether the first question of staff to a source waits for a second person. Null: as set in the interface. */
  firstQuestionByTwo: boolean | null
  /** Whether programs of others are told of changes. Their receivers learn the address of this machine. */
  hasWebhooks: boolean
  /** Whether every person and report here is invented. Each page then says so. */
  isDemonstration: boolean
}

export type { SocialLink }

export type OutsideStatistics = { kind: 'plausible' | 'umami'; script: string; site: string }

export const nothingSet: OperatorSettings = {
  securityContact: null,
  legalContact: null,
  onionUrl: null,
  socialLinks: null,
  logoFile: null,
  sourceUrl: null,
  countryHeader: null,
  statistics: null,
  firstQuestionByTwo: null,
  hasWebhooks: true,
  isDemonstration: false,
}
