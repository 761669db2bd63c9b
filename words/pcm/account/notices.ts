import type { DraftOf } from '../../words.ts'

/** What a person is told. The texts name the report by its number alone. */
export const notices = {
  notices: {
    'report.submitted': {
      title: 'New report',
      message: 'Report {reference} don come. E dey wait for reviewer.',
    },
    'report.edited': {
      title: 'The person wey report don change am',
      message:
        'The person wey report {reference} don change am. Wetin staff verify before, dem must verify am again.',
    },
    'report.handed_on': {
      title: 'One case don reach your hand',
      message: 'Another staff pass the report {reference} give you. E dey your hand for two days.',
    },
    'report.tip_received': {
      title: 'Person sabi more',
      message: 'Person wey no get account write about the public report {reference}.',
    },
    'correction_request.received': {
      title: 'Person ask for correction',
      message: 'Reader ask make we correct the report {reference}.',
    },
    'report.verified': {
      title: 'Staff don verify',
      message: 'One staff don record verification of your report {reference}.',
    },
    'report.rated': {
      title: 'Staff don rate am',
      message: 'One staff don rate how person fit believe your report {reference}.',
    },
    'report.peer_reviewed': {
      title: 'Peer review don come',
      message: 'Another staff don review the report {reference} wey you verify.',
    },
    'report.approved': {
      title: 'Report don pass',
      message: 'Dem don approve your report {reference}. Public fit see am now.',
    },
    'report.rejected': {
      title: 'Report no pass',
      message: 'Dem no publish your report {reference}. Open am to read why.',
    },
    'report.retracted': {
      title: 'Dem don take report back',
      message: 'Dem don take your report {reference} back. Open am to read the correction notice.',
    },
    'report.ending_announced': {
      title: 'We go delete the words of one report',
      message: 'We go delete the words of your report {reference}. Open am to see the day.',
    },
    'report.ended': {
      title: 'We don delete the words of one report',
      message: 'We don delete the words, files and messages of your report {reference}, as we talk.',
    },
    'report.legal_hold_set': {
      title: 'We dey keep one report longer',
      message:
        'We dey keep your report {reference} longer for court or authority. You fit still delete am, unless public don read am.',
    },
    'report.restored': {
      title: 'Public fit see the report again',
      message:
        'Second staff no agree say make dem take your report {reference} back. Public fit see am again.',
    },
    'report.reopened': {
      title: 'Dem don open report again',
      message: 'Two staff see say e no correct to reject your report {reference}. Staff dey look am again.',
    },
    'report.asked': {
      title: 'Question about your report',
      message: 'Staff write you about your report {reference}. Open am to read the message and to answer.',
    },
    'report.source_wrote': {
      title: 'New word from person wey report',
      message: 'The person wey report {reference} don add something.',
    },
    'report.files_added': {
      title: 'New files from person wey report',
      message: 'The person wey report {reference} don add files.',
    },
    'report.punishment_told': {
      title: 'Dem dey punish person wey report',
      message: 'The person wey report {reference} talk say dem dey punish am because of the report.',
    },
    'report.withdrawn': {
      title: 'Person don withdraw report',
      message: 'The person wey report {reference} don withdraw am. Stop to work on am.',
    },
    'report.erased': {
      title: 'Report don delete',
      message: 'The text, files and messages of the report {reference} don delete. Stop to work on am.',
    },
    'report.disputed': {
      title: 'Person no agree with report',
      message:
        'Person ask make we correct your report {reference}. Staff dey check am. You no need do anything, and we no dey tell anybody who you be.',
    },
    'report.corrected': {
      title: 'We don correct report',
      message:
        'We don correct something for the public words of your report {reference}. Open am to read wetin, and why. Wetin you send still dey sealed as e be.',
    },
    'report.consequence_added': {
      title: 'Something don happen since',
      message:
        'Authority or court don do something about the matter of your report {reference}. Open am to read wetin, and who talk am.',
    },
    'report.dispute_answered': {
      title: 'Answer don come',
      message:
        'The matter wey person no agree for your report {reference} don get answer. Open am to read am.',
    },
    'search.news': {
      title: 'Search wey you save',
      message: 'Search wey you save don find something.',
    },
    'list.news': {
      title: 'List of names',
      message: 'We don compare one of your lists, and we see something.',
    },
    'team.for-you': {
      title: 'Something dey for you for your organisation',
      message: 'Member of your organisation don put task or comment for you inside folder wey una dey share.',
    },
    'team.seat-taken': {
      title: 'Person don take seat',
      message: 'Person use your invitation. E get seat for your organisation now.',
    },
    'team.seat-ended': {
      title: 'Your seat don end',
      message:
        'You no get seat for the organisation again. Your account, your own plan and your reports still dey as dem be.',
    },
    'expert.applied': {
      title: 'Person apply as expert',
      message: 'One person apply as expert. Two people go check am.',
    },
    'assignment.invited': {
      title: 'Invitation',
      message: 'We dey invite you to look something: {reference}. Answer before three days pass.',
    },
    'assignment.declined': {
      title: 'Expert no take invitation',
      message: 'The expert no take {reference}. You fit ask another one.',
    },
    'assignment.accepted': { title: 'Expert don sign', message: 'The expert dey work on {reference} now.' },
    'assignment.answered': { title: 'Answer from expert', message: 'The answer to {reference} don come.' },
    'assignment.given_back': {
      title: 'Expert return the work',
      message: 'The expert see conflict and return {reference}.',
    },
    'assignment.extended': { title: 'More time', message: '{reference} get three more days.' },
    'assignment.closed': { title: 'Thank you', message: '{reference} don close. Thank you for your work.' },
    'assignment.reminded': {
      title: 'Work of expert don reach day',
      message: 'The answer to {reference} must come now, or the day don pass.',
    },
    'assignment.lapsed': {
      title: 'Invitation don end',
      message: 'No answer come for {reference} before the day. You fit ask another expert.',
    },
    'assignment.expert_wrote': {
      title: 'Message from expert',
      message: 'The expert write about {reference}.',
    },
    'assignment.staff_wrote': { title: 'Message from staff', message: 'Staff write you about {reference}.' },
  },
  datedNotices: {
    'report.ending_announced': 'We go delete the words of your report {reference} on {day}.',
    'report.legal_hold_set':
      'We dey keep your report {reference} reach {day} for court or authority. You fit still withdraw am.',
  },
  notificationChoices: {
    types: {
      status_change: 'Dem approve, reject or take back report wey be your own.',
      verification_update: 'Staff verify or rate report wey be your own.',
      peer_review: 'Another staff review report wey you verify.',
      expert_assignment:
        'For experts, and staff wey dey ask dem: invitation, answer, or day wey work dey due.',
      assignment_message: 'Person write you about one report.',
      plan_news: 'We no fit charge your card for your plan, or the card dey expire.',
      search_news: 'Search wey you save don find something.',
      team_news: 'Something for your organisation dey for you, or seat don change.',
      case_assigned: 'Colleague hand one case over to you.',
      new_report: 'Report wey you fit read don come.',
      new_answer: 'The person wey report answer, or add something.',
      new_correction_request: 'Reader ask for correction. We go tell you the next day.',
      new_expert_application: 'Person apply as expert. We go tell you the day, but no hour.',
    },
    digests: {
      at_once: 'At once',
      daily: 'One time for one day, for morning',
      weekly: 'One time for one week, for Monday morning',
    },
  },
  notificationTypes: {
    status_change: 'New state',
    verification_update: 'Verification',
    peer_review: 'Peer review',
    expert_assignment: 'Work for expert',
    assignment_message: 'Message',
    plan_news: 'Your plan',
    search_news: 'Search wey you save',
    team_news: 'Organisation',
    case_assigned: 'Case for you',
    new_report: 'New report',
    new_answer: 'New word from person wey report',
    new_correction_request: 'Person ask for correction',
    new_expert_application: 'Person apply as expert',
    unknown: 'Notification',
  },
} as const satisfies DraftOf<'notices'>
