/** Decisions that members of the staff sign with a passkey. */
export const signatures = {
  signatures: {
    title: 'Signed decisions',
    by: '{act}: signed by {name} with a passkey on {day}.',
    byFormer: 'a former colleague',
    someone: '{act}: signed by a member of the staff with a passkey on {day}.',
    hash: 'SHA-256 of the signature: {hash}',
    lead: 'Each hash is in the public log. It represents a signature that staff keep.',
    download: 'Download the parts of this signature',
    offer: 'Sign this decision with your passkey',
    offerLead: 'Your newest decision here: {act}. It holds without a signature too.',
  },
  signDecision: {
    tab: 'Sign {number}',
    title: 'Sign this decision with your passkey',
    lead: 'Your decision holds already. A signature proves later that it was yours. It cannot be taken back.',
    act: 'Decision',
    day: 'Day of the decision',
    reason: 'Reason',
    labels: {
      one: '{count} statement with its label',
      other: '{count} statements with their labels',
    },
    covers: 'What you sign',
    text: 'The text of the report as it is now',
    shown: 'Everything that readers see of the report now',
    keeps:
      'We keep the signature, the number and the public key of your passkey. Colleagues see them with your name. Readers of a public report see a hash and the day.',
    button: 'Sign with my passkey',
    failure: 'Not signed',
  },
  // Acts by two that are about no report.
  signProposal: {
    proposed: {
      title: 'Sign what you proposed',
      lead: 'It waits already. A signature proves later that you proposed it. It cannot be taken back.',
      button: 'Sign with my passkey',
    },
    confirmed: {
      title: 'Confirm and sign',
      lead: 'Your passkey signs what you read here, and it is confirmed. The signature cannot be taken back.',
      button: 'Confirm and sign with my passkey',
    },
    keeps:
      'We keep the signature, the number and the public key of your passkey. Colleagues see the kind of act and a hash with your name. The public log has the hash.',
  },
} as const
