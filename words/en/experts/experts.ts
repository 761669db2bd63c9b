import type { ExpertState } from '#domain/experts/expert.ts'

/** The expert network: what the public reads, and what experts do. */
export const experts = {
  expertNetwork: {
    title: 'Expert network',
    lead: 'Experts help staff to check reports: accounts, contracts, land, law and more.',
    what: 'What experts do',
    whatPoints: [
      'Staff ask an expert one question about one part of a report.',
      'The expert sees an extract. Staff black out what the expert does not need.',
      'The expert never sees the source, and never writes to the source.',
      'An answer can support a verification. Only staff verify and approve.',
      'Experts choose nothing: they cannot list or search reports that are not public.',
    ],
    chosen: 'How experts are chosen',
    chosenSteps: [
      'A person applies, and names a register or referees.',
      'Staff check identity, register, employer, referees and court records.',
      'Two members of staff decide together.',
      'Papers are erased 30 days after the decision. What was checked, by whom and when stays.',
      'A verification counts for 12 months. Then it is checked again.',
      'Before each assignment the expert checks for conflicts of interest, before any name is shown.',
    ],
    apply: 'Your application',
    applyHere: 'Apply with your account',
    registerAndApply: 'Register and apply',
    counts: 'Experts today',
    noneYet: 'No expert is verified yet.',
    all: {
      one: '{count} expert is verified today.',
      other: '{count} experts are verified today.',
    },
    byArea: 'By area',
    byZone: 'By part of the country',
    profiles: 'Public profiles',
    profilesText: 'Only experts who chose it are shown. We never say who works on which report.',
    noProfiles: 'No expert has chosen to be shown yet.',
    years: '{years} years of experience',
    checkedOn: 'checked on {day}',
    impostor:
      'An expert of ours never calls you, asks for money or asks for your code. Tell us on the contact page if that happens.',
  },
  expertApplication: {
    title: 'Your application as an expert',
    lead: 'You can apply, save a draft, or withdraw at any time.',
    about:
      'Two members of staff read this. Nothing of it is public unless you choose a public profile. If you also report here, use another account for that.',
    send: 'Send the application',
    sendAgain: 'Send it again',
    saveDraft: 'Save a draft',
    draft: 'A draft',
    draftText: 'You have not sent this yet. It is sealed, and staff cannot read it. We keep it for 30 days.',
    draftBeside: 'The form shows a draft that you have not sent.',
    states: {
      pending: { title: 'Waiting', text: 'You applied on {appliedOn}. Staff check your application.' },
      verified: {
        title: 'Verified',
        text: 'Two members of staff verified you. This counts until {until}.',
      },
      rejected: {
        title: 'Not accepted',
        text: 'Two members of staff did not accept your application. You can apply again.',
      },
      suspended: {
        title: 'Suspended',
        text: 'Staff suspended your work as an expert. You see no assignment now.',
      },
      expired: {
        title: 'Over',
        text: 'Your verification ended on {until}. Send the application again to renew it.',
      },
    } satisfies Record<ExpertState, { title: string; text: string }>,
    renewTitle: 'Renew your verification',
    renewText:
      'It ends soon. We erased your papers, so send them again. Two members of staff check you again. Until the last day you stay verified.',
    renew: 'Send for renewal',
    withdrawTitle: 'Withdraw',
    withdrawText: 'This erases what you wrote, and ends your work as an expert. Your account stays.',
    withdraw: 'Withdraw and erase',
  },
} as const
