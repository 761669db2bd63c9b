/** What members of an organisation do, and what holders of webhooks do: part of the toasts. */
export const organisationToasts = {
  'organisation-rules-saved': {
    title: 'Rules saved',
    description: 'They hold from now on, for every member.',
  },
  'export-agreed': { title: 'Agreed', description: 'Your colleague can make the export now.' },
  'export-declined': { title: 'Export removed', description: 'It can be asked for again.' },
  'team-folder-made': { title: 'Folder made', description: 'Every member of your organisation sees it.' },
  'team-folder-renamed': { title: 'Name changed', description: 'Every member sees the new one.' },
  'team-folder-removed': { title: 'Folder deleted', description: 'Everything in it is gone.' },
  'team-entry-added': { title: 'Added', description: 'Every member of your organisation sees it.' },
  'team-entry-done': { title: 'Done', description: 'The folder says who did it.' },
  'team-entry-removed': { title: 'Deleted', description: 'It is gone for every member.' },
  'board-made': { title: 'Board made', description: 'Put its first card on it.' },
  'board-saved': { title: 'Board saved', description: 'Every member sees it so.' },
  'board-removed': {
    title: 'Board deleted',
    description: 'Its cards, files and pictures elsewhere are gone.',
  },
  'card-added': { title: 'Card added', description: 'Every member sees it.' },
  'card-removed': { title: 'Card deleted', description: 'Its picture elsewhere is gone too.' },
  'card-closed': { title: 'Address closed', description: 'The picture is shown there no longer.' },
  'webhook-made': {
    title: 'Webhook made',
    description: 'Send a message for a trial, and check its signature.',
  },
  'webhook-key-changed': {
    title: 'Key changed',
    description: 'The old key signs beside the new one for a day.',
  },
  'webhook-tried': { title: 'Message on its way', description: 'It is sent within half a minute.' },
  'webhook-resumed': { title: 'Webhook started', description: 'Read /changes for what it missed.' },
  'webhook-removed': { title: 'Webhook removed', description: 'Nothing more is sent to it.' },
} as const
