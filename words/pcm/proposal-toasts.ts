/** After a proposal, a decision of staff or a step with an expert. */
export const proposalToasts = {
  'declaration-begun': {
    title: 'You don declare',
    description: 'We dey compare am with every report. Until e end, you no go see any.',
  },
  'judgement-proposed': {
    title: 'You don propose am',
    description: 'The pages go join once second person confirm am.',
  },
  'judgement-undone': { title: 'Dem don take am back', description: 'The pages don separate now.' },
  'sessions-of-person-ended': {
    title: 'Log out everywhere',
    description: 'Dem fit enter again. Suspend the account if dem no suppose.',
  },
  'second-step-reset-proposed': {
    title: 'You don propose reset',
    description: 'E go count when second person confirm am. The person go get letter.',
  },
  'second-step-reset-stopped': {
    title: 'Reset don stop',
    description: 'Your second step remain as e be.',
  },
  'invitation-withdrawn': {
    title: 'Invitation don end',
    description: 'The link no dey open anything now.',
  },
  'role-proposed': {
    title: 'You don propose new role',
    description: 'E go count when second person confirm am.',
  },
  'reinstatement-proposed': {
    title: 'You don propose make suspension end',
    description: 'E go count when second person confirm am.',
  },
  'proposal-confirmed': { title: 'Confirmed', description: 'E count now.' },
  'proposal-agreed': { title: 'Confirmed', description: 'E go count as soon as e fit.' },
  'proposal-declined': { title: 'Declined', description: 'E no count.' },
  'proposal-withdrawn': { title: 'You don comot am', description: 'E no count.' },
  'approval-given': {
    title: 'We don write the approval',
    description: 'The report go come out with the next batch. You fit stop am until then.',
  },
  'approval-proposed': {
    title: 'You don propose approval',
    description: 'No second person dey. E go count after 72 hours wey public see the notice.',
  },
  'rejection-proposed': {
    title: 'You don propose rejection',
    description: 'E go count when second person confirm am. We go tell the reporter then.',
  },
  'reopening-proposed': {
    title: 'You don propose make dem open am again',
    description: 'E go count when second person confirm am. We go tell the reporter then.',
  },
  'question-proposed': {
    title: 'You don propose question',
    description: 'The source go read am after second person confirm am.',
  },
  'originals-proposed': {
    title: 'You don propose am',
    description: 'You fit take the originals once second person confirm am.',
  },
  'kept-longer': { title: 'We go keep am longer', description: 'The time start again.' },
  'hold-proposed': {
    title: 'You don propose am',
    description: 'E go count once second person confirm am.',
  },
  'identity-checked': {
    title: 'We don write am',
    description: 'The person wey ask go read the day with the code.',
  },
  'petition-proposed': {
    title: 'You don propose am',
    description: 'You no fit hand over anything until second person confirm am.',
  },
  'petition-noted': { title: 'We don write am', description: 'Colleagues go read am for the case.' },
  'conviction-edit-proposed': {
    title: 'You don propose change',
    description: 'The record remain as e be until second person confirm am.',
  },
  'withdrawal-proposed': {
    title: 'You don propose make dem comot am',
    description: 'The record remain until second person confirm am.',
  },
  'decision-signed': {
    title: 'You don sign am',
    description:
      'Colleagues go see your signature for the report. People wey read public report go see the hash.',
  },
  'proposal-signed': { title: 'You don sign am', description: 'Colleagues go see your signature below.' },
  'reply-noted': {
    title: 'We don write am',
    description: 'Colleagues go read am for the report and before approval.',
  },
  'consequence-proposed': {
    title: 'You don propose am',
    description: 'E go count once second person confirm am.',
  },
  'expert-checked': {
    title: 'We don note am',
    description: 'We note the check with your name and the day.',
  },
  'expert-decision-proposed': {
    title: 'You don propose am',
    description: 'E go count when second person confirm am.',
  },
  'expert-suspended': {
    title: 'Suspended',
    description: 'All access don end. E go remain so when second person confirm am.',
  },
  'expert-asked': {
    title: 'Invitation don go',
    description: 'The invitation no name anybody. E go end after three days.',
  },
  'assignment-extended': { title: 'Three more days', description: 'We don tell the expert.' },
  'assignment-closed': {
    title: 'Access don end',
    description: 'The expert no go read anything of am again.',
  },
} as const
