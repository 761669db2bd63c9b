import type { SecondStepState } from '#domain/people/second-step-state.ts'

const secondSteps = {
  none: 'None',
  app: 'App',
  passkey: 'Passkey',
  both: 'App and passkey',
} as const satisfies Record<SecondStepState, string>

/** Administrators’ pages about people: accounts, invitations, second steps, suspensions. */
export const staffPeople = {
  personPage: {
    roleSince: '{role} since {day}',
    above: 'User management',
    suspended: 'Suspended',
    suspendedText: 'They can log in and read what is theirs, and change nothing.',
    role: 'Role',
    roleHint:
      'A role of the staff counts when a second person confirms it. Then they are logged out everywhere, and their next log-in has the new role. An administrator also gets the enterprise plan.',
    save: 'Save the role',
    lift: 'Lift the suspension',
    suspend: 'Suspend this account',
    grant: 'Give days of a plan',
    history: 'What administrators did',
    noHistory: 'Nothing since the account was made.',
    change: ': {from} to {to}',
    event: '{event}{change}, by {by}',
    left: 'a person who left',
  },
  peopleTable: {
    caption: 'Accounts',
    onlyStaff:
      'Last use and reports are shown of staff alone. Of people who report, no day of use is kept: it could point to a report.',
    columns: {
      person: 'Person',
      role: 'Role',
      state: 'State',
      secondStep: 'Second step',
      lastUse: 'Last use',
      reports: 'Reports',
    },
    reportsHint: 'Verified or decided on',
    states: { active: 'Active', suspended: 'Suspended' },
    secondSteps,
    never: 'Not yet',
    application: 'Expert application',
    filters: {
      state: 'State',
      everyState: 'Every state',
      secondStep: 'Second step',
      any: 'Set up or not',
      steps: { 'set up': 'Set up', missing: 'Not set up' },
    },
  },
  suspension: {
    suspend: {
      title: 'Suspend this account',
      lead: 'They are logged out everywhere at once. They can log in and read what is theirs, and change nothing. The suspension lapses after 24 hours unless a second person confirms it.',
      button: 'Suspend',
    },
    reinstate: {
      title: 'Lift the suspension',
      lead: 'They can act again once they have logged in. Where two people suspended them, a second person has to confirm this.',
      button: 'Lift the suspension',
    },
  },
  userManagement: {
    title: 'User management',
    role: 'What will they be?',
    lead: 'Reviewers verify, officers approve as well. An administrator proposes each of them, and a second person confirms.',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page}',
    invite: 'Invite a person to the staff',
    inviteButton: 'Make an invitation link',
    duties: {
      reviewer: 'Reads every report, verifies and rates.',
      officer: 'As a reviewer; approves, rejects and retracts what others verified.',
      administrator: 'As an officer; invites others.',
    },
    linkTitle: 'Here is the link',
    linkText:
      'It opens once a second person has confirmed the invitation. It then makes one account, within {days} days. It is shown only now: hand it over in person, or through something that only the two of you can read.',
    linkAlone:
      'No second person exists on the staff yet. The invitation is under public notice, and opens on {at} unless a member stops it.',
    search: 'User name, or a whole e-mail address',
    filterRole: 'Role',
    everyRole: 'Every role',
    searchButton: 'Search',
    none: 'No account found',
    noneText: 'No account fits this search.',
  },
} as const
