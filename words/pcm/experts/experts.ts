import type { DraftOf } from '../../words.ts'

export const experts = {
  expertNetwork: {
    title: 'Expert network',
    lead: 'Experts dey help staff check reports: account, contract, land, law and more.',
    what: 'Wetin experts dey do',
    whatPoints: [
      'Staff dey ask one expert one question about one part of one report.',
      'The expert dey see only extract. Staff don black out wetin the expert no need.',
      'The expert no dey ever see the person wey report, and no dey ever write am.',
      'Answer of expert fit support verification. Na only staff dey verify and approve.',
      'Experts no dey choose: dem no fit list or search report wey public never see.',
    ],
    chosen: 'How we dey choose experts',
    chosenSteps: [
      'Person apply, and give register or people wey know the work.',
      'Staff check who the person be, register, employer, the people wey know the work, and court records.',
      'Two staff decide together.',
      'We clean the papers 30 days after dem decide. Wetin dem check, who check am and when go remain.',
      'Verification dey count for 12 months. After that, dem go check am again.',
      'Before each work, the expert check for conflict of interest, before e see any name.',
    ],
    apply: 'Your application',
    applyHere: 'Apply with your account',
    registerAndApply: 'Open account and apply',
    counts: 'Experts today',
    noneYet: 'No expert don verify yet.',
    all: {
      one: '{count} expert don verify as of today.',
      other: '{count} experts don verify as of today.',
    },
    byArea: 'By wetin dem sabi',
    byZone: 'By part of the country',
    profiles: 'Profiles wey public fit see',
    profilesText: 'We dey show only experts wey choose am. We no dey ever talk who dey work on which report.',
    noProfiles: 'No expert don choose make we show am yet.',
    years: '{years} years for the work',
    checkedOn: 'we check am on {day}',
    impostor:
      'Our expert no go ever call you, ask you for money or ask for your code. If e happen, tell us for the contact page.',
  },
  expertApplication: {
    title: 'Your application as expert',
    lead: 'You fit apply, save draft, or withdraw any time.',
    about:
      'Two staff go read am. Public no go see any of am unless you choose public profile. If you dey report here too, use another account for that one.',
    send: 'Send the application',
    sendAgain: 'Send am again',
    saveDraft: 'Save draft',
    draft: 'Draft',
    draftText: 'You never send dis one. We seal am, and staff no fit read am. We go keep am for 30 days.',
    draftBeside: 'The form dey show draft wey you never send.',
    states: {
      pending: { title: 'E dey wait', text: 'You apply on {appliedOn}. Staff dey check your application.' },
      verified: { title: 'Verified', text: 'Two staff don verify you. E go count reach {until}.' },
      rejected: {
        title: 'E no pass',
        text: 'Two staff no accept your application. You fit apply again.',
      },
      suspended: {
        title: 'Suspended',
        text: 'Staff don suspend your work as expert. You no dey see any assignment now.',
      },
      expired: {
        title: 'E don end',
        text: 'Your verification end on {until}. Send the application again to renew am.',
      },
    },
    renewTitle: 'Renew your verification',
    renewText:
      'E go soon end. We don clean your papers, so send dem again. Two staff go check you again. You still be verified expert till the last day.',
    renew: 'Send am for renewal',
    withdrawTitle: 'Withdraw',
    withdrawText: 'E go clean wetin you write, and end your work as expert. Your account go remain.',
    withdraw: 'Withdraw and clean am',
  },
} as const satisfies DraftOf<'experts'>
