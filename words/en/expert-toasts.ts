/** What happened in the network of experts: part of the toasts. */
export const expertToasts = {
  'expert-applied': {
    title: 'Application sent',
    description: 'Two people check it. This page shows how far they are.',
  },
  'expert-papers-sent': {
    title: 'Sent for renewal',
    description: 'Two members of staff check you again. You see the new day here.',
  },
  'expert-draft-saved': { title: 'Draft saved', description: 'We keep it for 30 days.' },
  'expert-asked': {
    title: 'Invitation sent',
    description: 'The invitation names no one. It lapses after three days.',
  },
  'conflicts-checked': {
    title: 'Thank you',
    description: 'If the work suits you, your list shows the next step. If not, you need do nothing.',
  },
  'assignment-accepted': { title: 'Signed', description: 'You can read the question and the extract now.' },
  'assignment-declined': { title: 'Done', description: 'You no longer have this work.' },
  'assignment-extended': { title: 'Three more days', description: 'The expert is told.' },
  'assignment-closed': { title: 'Access ended', description: 'The expert reads nothing of it any more.' },
  'expert-message-sent': {
    title: 'Message sent',
    description: 'It is sealed for the expert and staff. The source never reads it.',
  },
  'answer-sent': {
    title: 'Answer sent',
    description: 'Staff read it. You can send it again until they close it.',
  },
  'answer-draft-saved': { title: 'Draft saved', description: 'Staff do not see it.' },
  'availability-saved': { title: 'Saved', description: 'Staff see whether you are free.' },
  'expert-checked': { title: 'Noted', description: 'The check is noted with your name and the day.' },
  'expert-decision-proposed': {
    title: 'Proposed',
    description: 'It counts when a second person confirms it.',
  },
  'expert-suspended': {
    title: 'Suspended',
    description: 'All access ended. It stays when a second person confirms it.',
  },
  'expert-withdrawn': {
    title: 'Application withdrawn',
    description: 'What you wrote is erased. Your account stays.',
  },
} as const satisfies Record<string, { title: string; description: string }>
