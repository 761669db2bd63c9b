import type { SubjectKind } from '#domain/events/event.ts'
import { type MarkedTable, markOf } from '#server/sealing/account-marks.ts'
import type { ServerKeys } from '#server/sealing/server-keys.ts'

/** What happens to a row, or to the number in it, when the account that it names is deleted. */
type AtDeletion = 'deleted' | 'unlinked' | 'keeps-the-number'

export type Holding = {
  table: string
  /** The column that names the person. */
  column: string
  atDeletion: AtDeletion
  /** The column holds a mark of the account, and no foreign key does what is to be done at its deletion. */
  marked?: MarkedTable
  /** Left out of the download, with the reason. Bytes (hashes, sealed secrets) never go into it. */
  leftOut?:
    | { columns: readonly string[]; reason: string }
    | { all: true; reason: string }
    /** Events of subjects of one kind. */
    | { rowsAbout: SubjectKind; reason: string }
}

const sealedProposal = {
  columns: ['sealed_payload'],
  reason: 'What a proposal would change is about others. It is emptied when the proposal ends.',
} as const

/**
 * Every place that says something of a person with an account: the download of one's data and the deletion of an account both
 * follow this table. A test looks through the database for columns that could name a person and are missing here.
 */
export const holdings: readonly Holding[] = [
  { table: 'profiles', column: 'id', atDeletion: 'deleted' },
  {
    table: 'credentials',
    column: 'user_id',
    atDeletion: 'deleted',
    leftOut: {
      columns: ['password_hash'],
      reason: 'It would help a person who finds the file to guess the password.',
    },
  },
  { table: 'sessions', column: 'user_id', atDeletion: 'deleted' },
  { table: 'plan_periods', column: 'holder_id', atDeletion: 'deleted' },
  { table: 'payment_accounts', column: 'holder_id', atDeletion: 'deleted' },
  { table: 'saved_filters', column: 'owner_id', atDeletion: 'deleted' },
  { table: 'organisations', column: 'owner_id', atDeletion: 'deleted' },
  { table: 'organisation_seats', column: 'holder_id', atDeletion: 'deleted' },
  { table: 'organisation_log', column: 'actor_id', atDeletion: 'unlinked' },
  // The work of an organisation stays when a member leaves; its page shows it.
  { table: 'team_folders', column: 'made_by', atDeletion: 'unlinked' },
  { table: 'team_boards', column: 'made_by', atDeletion: 'unlinked' },
  {
    table: 'team_entries',
    column: 'author_id',
    atDeletion: 'unlinked',
    leftOut: { columns: ['for_id', 'done_by'], reason: 'They name colleagues.' },
  },
  {
    table: 'team_entries',
    column: 'for_id',
    atDeletion: 'unlinked',
    leftOut: { columns: ['author_id', 'done_by'], reason: 'They name colleagues.' },
  },
  {
    table: 'team_entries',
    column: 'done_by',
    atDeletion: 'unlinked',
    leftOut: { columns: ['author_id', 'for_id'], reason: 'They name colleagues.' },
  },
  {
    table: 'organisation_exports',
    column: 'asked_by',
    atDeletion: 'deleted',
    leftOut: {
      columns: ['sealed_asked', 'asked_mark'],
      reason: 'The page of the organisation shows the list that was asked for.',
    },
  },
  {
    table: 'organisation_exports',
    column: 'agreed_by',
    atDeletion: 'unlinked',
    leftOut: {
      columns: ['sealed_asked', 'asked_mark', 'asked_by'],
      reason: 'It is the request of a colleague.',
    },
  },
  { table: 'api_keys', column: 'holder_id', atDeletion: 'deleted' },
  {
    table: 'saved_searches',
    column: 'holder_id',
    atDeletion: 'deleted',
    leftOut: {
      columns: ['sealed_search'],
      reason: 'It is stored sealed. The page of saved searches shows it to you.',
    },
  },
  {
    table: 'folders',
    column: 'holder_id',
    atDeletion: 'deleted',
    leftOut: {
      columns: ['sealed_name'],
      reason: 'It is stored sealed, as are the notes in it. The page of folders shows them to you.',
    },
  },
  {
    table: 'name_lists',
    column: 'holder_id',
    atDeletion: 'deleted',
    leftOut: {
      columns: ['sealed_list', 'sealed_matches'],
      reason: 'They are stored sealed. The page of your lists shows them to you.',
    },
  },
  {
    table: 'webhooks',
    column: 'holder_id',
    atDeletion: 'deleted',
    leftOut: {
      columns: ['sealed_setup'],
      reason: 'Its page shows the address. The key that signs stays here.',
    },
  },
  { table: 'renewals', column: 'holder_id', atDeletion: 'deleted' },
  { table: 'usage_months', column: 'holder_id', atDeletion: 'deleted' },
  { table: 'totp_factors', column: 'user_id', atDeletion: 'deleted' },
  { table: 'recovery_codes', column: 'user_id', atDeletion: 'deleted' },
  { table: 'passkeys', column: 'user_id', atDeletion: 'deleted' },
  { table: 'account_tokens', column: 'user_id', atDeletion: 'deleted' },
  {
    table: 'staff_declarations',
    column: 'user_id',
    atDeletion: 'deleted',
    leftOut: {
      columns: ['sealed_conflicts', 'compared_at', 'compared_through', 'compared_reports'],
      reason: 'They would tell you that there are reports which you may not see, and how many.',
    },
  },
  {
    table: 'expert_profiles',
    column: 'user_id',
    atDeletion: 'deleted',
    leftOut: {
      columns: ['sealed_papers'],
      reason: 'It is stored sealed. Your application shows it to you until it is erased.',
    },
  },
  {
    table: 'expert_drafts',
    column: 'user_id',
    atDeletion: 'deleted',
    leftOut: { columns: ['sealed_words'], reason: 'It is stored sealed. The form shows it to you.' },
  },
  {
    table: 'expert_assignments',
    column: 'expert_id',
    atDeletion: 'unlinked',
    leftOut: {
      columns: ['report_id', 'conversation_id', 'state', 'ended_on'],
      reason:
        'They would name the report, or tell you of a conflict with it. Your dashboard shows how far each is.',
    },
  },
  {
    table: 'expert_assignments',
    column: 'invited_by',
    atDeletion: 'keeps-the-number',
    leftOut: { all: true, reason: 'Whom you asked is about those experts.' },
  },
  { table: 'expert_checks', column: 'expert_id', atDeletion: 'deleted' },
  {
    table: 'expert_checks',
    column: 'checked_by',
    atDeletion: 'keeps-the-number',
    leftOut: { all: true, reason: 'What you checked of an expert is about that expert.' },
  },
  { table: 'notifications', column: 'receiver_mark', atDeletion: 'deleted', ...marked('notifications') },
  { table: 'notification_preferences', column: 'user_id', atDeletion: 'deleted' },
  { table: 'drafts', column: 'owner_mark', atDeletion: 'deleted', ...marked('drafts') },
  { table: 'report_claims', column: 'holder_id', atDeletion: 'deleted' },
  { table: 'grants', column: 'holder_id', atDeletion: 'deleted' },
  { table: 'reports', column: 'owner_mark', atDeletion: 'unlinked', ...marked('reports') },
  // Who brought whom stays readable, also when one of the two leaves.
  { table: 'invitations', column: 'invited_by', atDeletion: 'keeps-the-number' },
  { table: 'invitations', column: 'accepted_by', atDeletion: 'keeps-the-number' },
  {
    table: 'profiles',
    column: 'brought_through',
    atDeletion: 'keeps-the-number',
    leftOut: { all: true, reason: 'Whom you brought to the staff is about those others.' },
  },
  { table: 'proposals', column: 'proposed_by', atDeletion: 'keeps-the-number', leftOut: sealedProposal },
  { table: 'proposals', column: 'decided_by', atDeletion: 'keeps-the-number', leftOut: sealedProposal },
  {
    table: 'proposals',
    column: 'subject_id',
    atDeletion: 'keeps-the-number',
    leftOut: { all: true, reason: 'What staff propose about an account is about those staff as well.' },
  },
  {
    table: 'events',
    column: 'actor_id',
    atDeletion: 'keeps-the-number',
    leftOut: { rowsAbout: 'person', reason: 'What an administrator did to others is about those others.' },
  },
  { table: 'events', column: 'subject_id', atDeletion: 'keeps-the-number' },
  { table: 'report_verifications', column: 'verifier_id', atDeletion: 'keeps-the-number' },
  { table: 'peer_reviews', column: 'reviewer_id', atDeletion: 'keeps-the-number' },
  {
    table: 'case_notes',
    column: 'author_id',
    atDeletion: 'keeps-the-number',
    leftOut: {
      columns: ['report_id', 'sealed_note'],
      reason: 'What you noted is about a report of another person.',
    },
  },
  {
    table: 'reply_notices',
    column: 'recorded_by',
    atDeletion: 'keeps-the-number',
    leftOut: {
      columns: ['report_id', 'sealed_reason', 'sealed_reply'],
      reason: 'What you recorded is about a report of another person.',
    },
  },
  {
    table: 'legal_holds',
    column: 'proposed_by',
    atDeletion: 'keeps-the-number',
    leftOut: {
      columns: ['report_id', 'sealed_reason', 'confirmed_by'],
      reason: 'What you proposed to keep is a report of another person.',
    },
  },
  {
    table: 'legal_holds',
    column: 'confirmed_by',
    atDeletion: 'keeps-the-number',
    leftOut: {
      columns: ['report_id', 'sealed_reason', 'proposed_by'],
      reason: 'What you confirmed to keep is a report of another person.',
    },
  },
  {
    table: 'petitions',
    column: 'proposed_by',
    atDeletion: 'keeps-the-number',
    leftOut: {
      columns: ['report_id', 'sealed_content', 'sealed_answer', 'confirmed_by'],
      reason: 'What you proposed to hand over is about a report of another person.',
    },
  },
  {
    table: 'petitions',
    column: 'confirmed_by',
    atDeletion: 'keeps-the-number',
    leftOut: {
      columns: ['report_id', 'sealed_content', 'sealed_answer', 'proposed_by'],
      reason: 'What you confirmed is about a report of another person.',
    },
  },
  { table: 'report_decisions', column: 'decided_by', atDeletion: 'keeps-the-number' },
  {
    table: 'decision_signatures',
    column: 'signed_by',
    atDeletion: 'keeps-the-number',
    leftOut: {
      columns: ['report_id', 'event_id', 'proposal_id', 'sealed_decision'],
      reason: 'What you decided is about another person, or about a report of theirs.',
    },
  },
  { table: 'disputes', column: 'opened_by', atDeletion: 'keeps-the-number' },
  { table: 'corrections', column: 'proposed_by', atDeletion: 'keeps-the-number' },
  { table: 'corrections', column: 'decided_by', atDeletion: 'keeps-the-number' },
  { table: 'identity_checks', column: 'checked_by', atDeletion: 'keeps-the-number' },
  { table: 'correction_request_decisions', column: 'decided_by', atDeletion: 'keeps-the-number' },
  { table: 'grants', column: 'granted_by', atDeletion: 'keeps-the-number' },
  { table: 'archive_records', column: 'imported_by', atDeletion: 'keeps-the-number' },
  // About members of staff only: that there was one with this role.
  { table: 'shown_documents', column: 'subject_id', atDeletion: 'keeps-the-number' },
]

/** The column's value for an account. */
export function valueFor(application: { keys: ServerKeys }, { marked }: Holding, accountId: string): string {
  return marked ? markOf(application, marked, accountId) : accountId
}

// A hoisted function, because the table above asks for it.
function marked(table: MarkedTable): Pick<Holding, 'marked' | 'leftOut'> {
  const column = table === 'notifications' ? 'receiver_mark' : 'owner_mark'
  const reason = 'It points to your account in the database. A thief of both could find your rows.'
  return { marked: table, leftOut: { columns: [column], reason } }
}
