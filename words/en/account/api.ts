import type { Scope } from '#domain/actor.ts'

export const api = {
  apiKeys: {
    title: 'Keys of the API',
    lead: 'With a key, a program of yours reads what the public sees. It never reads sealed text, drafts or messages.',
    security: 'Security',
    keys: 'Your keys',
    none: 'You have no key.',
    paused: 'Your account has no Enterprise plan at the moment, so its keys are refused.',
    toPlans: 'All plans',
    ending: 'ends in {ending}',
    since: 'Made on {day}',
    lastDay: 'Works until the end of {day}',
    used: 'Last used on {day}',
    unused: 'Not used yet',
    from: 'Only from {networks}',
    anywhere: 'From every network',
    revoke: 'Revoke',
    revokeNamed: 'Revoke the key {name}',
    makeTitle: 'Make a key',
    full: 'You have two keys, which is all that an account can have. To change to a new one, revoke one first.',
    name: 'Name of the key',
    nameHint: 'Such as the name of the program. You and no other account read it.',
    scopes: 'What it may read',
    lifetime: 'How long it works',
    lifetimes: { one: '{count} day', other: '{count} days' },
    networks: 'Networks it may be used from',
    networksHint:
      'One in each line, such as 203.0.113.0/24. Leave it empty for every network. A program that comes through Tor has no fixed address.',
    make: 'Make the key',
    madeTitle: 'Copy this key now',
    madeText:
      'It is shown once: we store only a hash of it. Put it in no address and in no public code. If others may have seen it, revoke it.',
    howTitle: 'How a program asks',
    how: 'Send the key in the header Authorization. Replace KEY by it. A key asks {minute} times a minute and {day} times a day.',
    document: 'Every address, with examples',
    webhooks: 'Webhooks: be told of changes',
    copies: 'If your program keeps copies, begin with this address, and ask it at least once a day:',
    duty: 'Who copies reports deletes a copy within 24 hours after we retract or correct the report.',
    scopeNames: {
      'public.read': 'Published reports, changes and figures',
      'archive.read': 'Convictions of the archive',
    },
  },
} as const satisfies {
  apiKeys: { scopeNames: Record<Scope, string>; [text: string]: unknown }
}
