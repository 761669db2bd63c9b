import type { DraftOf } from '../../words.ts'

export const signatures = {
  signatures: {
    title: 'Decisions wey dem sign',
    by: '{act}: {name} sign am with passkey for {day}.',
    byFormer: 'one colleague wey don leave',
    someone: '{act}: one staff sign am with passkey for {day}.',
    hash: 'SHA-256 of the signature: {hash}',
    lead: 'Each hash dey the public log. E be for one signature wey staff dey keep.',
    download: 'Download the parts of dis signature',
    offer: 'Sign dis decision with your passkey',
    offerLead: 'Your newest decision here: {act}. E dey count without signature too.',
  },
  signDecision: {
    tab: 'Sign {number}',
    title: 'Sign dis decision with your passkey',
    lead: 'Your decision dey count already. Signature go prove later say na you. You no fit take am back.',
    act: 'Decision',
    day: 'Day of the decision',
    reason: 'Reason',
    labels: {
      one: '{count} statement with the label',
      other: '{count} statements with their labels',
    },
    covers: 'Wetin you dey sign',
    text: 'The words of the report as dem be now',
    shown: 'Everything wey people dey see of the report now',
    keeps:
      'We dey keep the signature, the number and the public key of your passkey. Colleagues go see dem with your name. People wey read public report go see one hash and the day.',
    button: 'Sign with my passkey',
    failure: 'E no sign',
  },
  signProposal: {
    proposed: {
      title: 'Sign wetin you propose',
      lead: 'E dey wait already. Signature go prove later say na you propose am. You no fit take am back.',
      button: 'Sign with my passkey',
    },
    confirmed: {
      title: 'Confirm and sign',
      lead: 'Your passkey go sign wetin you read here, and e go confirm. You no fit take the signature back.',
      button: 'Confirm and sign with my passkey',
    },
    keeps:
      'We dey keep the signature, the number and the public key of your passkey. Colleagues go see the kind of thing and one hash with your name. The public log get the hash.',
  },
} as const satisfies DraftOf<'signatures'>
