import type { ApplicationKind } from '#domain/notifications/applications.ts'
import type { ArrivalKind } from '#domain/notifications/arrivals.ts'
import type { NoticeKind, OwnNewsKind } from '#domain/notifications/from-event.ts'
import type { NotificationType } from '#domain/notifications/notification.ts'
import type { Digest } from '#domain/notifications/preferences.ts'

/**
 * What a person is told, by the event. The texts name the report by its number alone, because a notification is read
 * over shoulders.
 */
export const notices = {
  notices: {
    'report.submitted': {
      title: 'New report',
      message: 'The report {reference} arrived. It waits for a reviewer.',
    },
    'report.edited': {
      title: 'Report changed by its source',
      message:
        'The source changed the report {reference}. What was verified before has to be verified again.',
    },
    'report.handed_on': {
      title: 'A case is yours now',
      message: 'A colleague handed the report {reference} on to you. You have it for two days.',
    },
    'report.tip_received': {
      title: 'A person knows more',
      message: 'A person without an account wrote about the public report {reference}.',
    },
    'correction_request.received': {
      title: 'Request for a correction',
      message: 'A reader asked for a correction of the report {reference}.',
    },
    'report.verified': {
      title: 'Verification recorded',
      message: 'A member of staff recorded a verification of your report {reference}.',
    },
    'report.rated': {
      title: 'Credibility rated',
      message: 'A member of staff rated the credibility of your report {reference}.',
    },
    'report.peer_reviewed': {
      title: 'Peer review submitted',
      message: 'A colleague reviewed the report {reference}, which you verified.',
    },
    'report.approved': {
      title: 'Report approved',
      message: 'Your report {reference} was approved. The public can now find it.',
    },
    'report.rejected': {
      title: 'Report rejected',
      message: 'Your report {reference} was not published. Open it to read the reason.',
    },
    'report.retracted': {
      title: 'Report retracted',
      message: 'Your report {reference} was taken back. Open it to read the correction notice.',
    },
    'report.ending_announced': {
      title: 'The text of a report will be deleted',
      message: 'The text of your report {reference} will be deleted. Open it to read the day.',
    },
    'report.ended': {
      title: 'The text of a report is deleted',
      message: 'The text, files and messages of your report {reference} are deleted, as announced.',
    },
    'report.legal_hold_set': {
      title: 'A report is kept longer',
      message:
        'Your report {reference} is kept longer for a court or an authority. You can still delete it, unless it was public.',
    },
    'report.restored': {
      title: 'Report public again',
      message:
        'A second member of staff did not agree that your report {reference} was taken back. It is public again.',
    },
    'report.reopened': {
      title: 'Report reopened',
      message:
        'Two members of staff found that your report {reference} was rejected wrongly. Staff look at it again.',
    },
    'report.asked': {
      title: 'Question about your report',
      message: 'Staff wrote to you about your report {reference}. Open it to read the message and to answer.',
    },
    'report.source_wrote': {
      title: 'New from a source',
      message: 'The source of the report {reference} added something.',
    },
    'report.files_added': {
      title: 'New files from a source',
      message: 'The source of the report {reference} added files.',
    },
    'report.punishment_told': {
      title: 'A source is punished',
      message: 'The source of the report {reference} told that they are punished for it.',
    },
    'report.withdrawn': {
      title: 'Report withdrawn',
      message: 'The source of the report {reference} withdrew it. Stop working on it.',
    },
    'report.erased': {
      title: 'Report deleted',
      message: 'The text, files and messages of the report {reference} are deleted. Stop working on it.',
    },
    'report.disputed': {
      title: 'Report disputed',
      message:
        'A person asked for a correction of your report {reference}. Staff are checking it. You do not need to do anything, and we tell no one who you are.',
    },
    'report.corrected': {
      title: 'Report corrected',
      message:
        'Something in the public words of your report {reference} was corrected. Open it to read what, and why. What you sent stays sealed as it was.',
    },
    'report.consequence_added': {
      title: 'Something happened since',
      message:
        'An authority or a court acted on the matter of your report {reference}. Open it to read what, and the source.',
    },
    'report.dispute_answered': {
      title: 'Dispute answered',
      message: 'The dispute about your report {reference} has an answer. Open it to read it.',
    },
    'search.news': {
      title: 'Saved search',
      message: 'A search that you saved found something.',
    },
    'list.news': {
      title: 'List of names',
      message: 'A list of yours was compared, and something was found.',
    },
    'team.for-you': {
      title: 'For you in your organisation',
      message: 'A member of your organisation put a task or a comment for you into a shared folder.',
    },
    'team.seat-taken': {
      title: 'A seat was taken',
      message: 'A person used your invitation and has a seat in your organisation now.',
    },
    'team.seat-ended': {
      title: 'Your seat has ended',
      message:
        'You no longer have a seat in the organisation. Your account, your own plan and your reports are as they were.',
    },
    'expert.applied': {
      title: 'Application of an expert',
      message: 'A person applied as an expert. Two people check it.',
    },
    'assignment.invited': {
      title: 'Invitation',
      message: 'You are invited to look at something: {reference}. Answer within three days.',
    },
    'assignment.declined': {
      title: 'Invitation declined',
      message: 'The expert declined {reference}. You can ask another one.',
    },
    'assignment.accepted': { title: 'Undertaking signed', message: 'The expert works on {reference} now.' },
    'assignment.answered': { title: 'Answer from an expert', message: 'The answer to {reference} is there.' },
    'assignment.given_back': {
      title: 'Assignment given back',
      message: 'The expert found a conflict and gave {reference} back.',
    },
    'assignment.extended': { title: 'More time', message: '{reference} has three more days.' },
    'assignment.closed': { title: 'Thank you', message: '{reference} is closed. Thank you for your work.' },
    'assignment.reminded': {
      title: 'Work of an expert is due',
      message: 'The answer to {reference} is due, or late.',
    },
    'assignment.lapsed': {
      title: 'Invitation lapsed',
      message: 'No answer came to {reference} in time. You can ask another expert.',
    },
    'assignment.expert_wrote': {
      title: 'Message from an expert',
      message: 'The expert wrote about {reference}.',
    },
    'assignment.staff_wrote': { title: 'Message from staff', message: 'Staff wrote about {reference}.' },
  },
  /** The same where the day is known. One that was stored before it was told has no day. */
  datedNotices: {
    'report.ending_announced': 'The text of your report {reference} will be deleted on {day}.',
    'report.legal_hold_set':
      'Your report {reference} is kept until {day} for a court or an authority. You can still withdraw it.',
  },
  /** What each type covers, and how often a letter comes, as the page with the choices says it. */
  notificationChoices: {
    types: {
      status_change: 'A report of yours was approved, rejected or retracted.',
      verification_update: 'A member of staff verified or rated your report.',
      peer_review: 'A colleague reviewed a report that you verified.',
      expert_assignment: 'For experts, and staff who ask them: an invitation, an answer or a due day.',
      assignment_message: 'A person wrote to you about a report.',
      plan_news: 'Your card could not be charged for your plan, or it expires.',
      search_news: 'A search that you saved found something.',
      team_news: 'Something in your organisation is for you, or a seat changed.',
      case_assigned: 'A colleague handed a case on to you.',
      new_report: 'A report arrived that you may read.',
      new_answer: 'The source of a report answered, or added something.',
      new_correction_request: 'A reader asked for a correction. You are told on the next day.',
      new_expert_application: 'A person applied as an expert. You are told the day, and no hour.',
    },
    digests: {
      at_once: 'At once',
      daily: 'Once a day, in the morning',
      weekly: 'Once a week, on Monday morning',
    },
  },
  notificationTypes: {
    status_change: 'Status change',
    verification_update: 'Verification',
    peer_review: 'Peer review',
    expert_assignment: 'Expert assignment',
    assignment_message: 'Message',
    plan_news: 'Your plan',
    search_news: 'Saved search',
    team_news: 'Organisation',
    case_assigned: 'Case for you',
    new_report: 'New report',
    new_answer: 'New from a source',
    new_correction_request: 'Request for a correction',
    new_expert_application: 'Application of an expert',
    /** A type that this version does not know is shown, not hidden. */
    unknown: 'Notification',
  },
} as const satisfies {
  notices: Record<
    NoticeKind | ArrivalKind | ApplicationKind | OwnNewsKind,
    { title: string; message: string }
  >
  datedNotices: Partial<Record<NoticeKind, string>>
  notificationChoices: { types: Record<NotificationType, string>; digests: Record<Digest, string> }
  notificationTypes: Record<NotificationType | 'unknown', string>
}
