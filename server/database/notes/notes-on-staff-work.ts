import type { TableNotes } from './table-note.ts'

/** What staff and experts do with a report, and how its source comes back to it. See `column-notes.ts`. */
export const notesOnStaffWork = {
  reportVerifications: {
    title: 'Verifications',
    why: 'So that two people stand behind what is published.',
    columns: {
      id: null,
      reportId: 'Which report.',
      contentVersion: null,
      verifierId: 'Which member of staff verified it.',
      method: 'By which method.',
      sealedNotes: 'Their notes, sealed.',
      sealedStatements: 'What they say each statement rests on, sealed.',
      assignmentId: 'Which answer of an expert it rests on as well.',
      verifiedAt: 'When.',
    },
  },
  peerReviews: {
    title: 'Peer reviews',
    why: 'So that a second pair of eyes is heard before and after a report is published.',
    columns: {
      id: null,
      reportId: 'Which report.',
      contentVersion: null,
      reviewerId: 'Which member of staff reviewed it.',
      reviewerRole: 'The role that they had then.',
      reviewType: 'What they looked at.',
      sealedComments: 'What they wrote, sealed.',
      createdAt: 'When.',
    },
  },
  reportDecisions: {
    title: 'Decisions on reports',
    why: 'So that a decision has a name and a reason.',
    columns: {
      id: null,
      reportId: 'Which report.',
      decision: 'Approved, rejected or retracted.',
      contentVersion: null,
      decidedBy: 'Which member of staff decided.',
      decidedAt: 'When.',
      sealedReason: 'The reason, sealed.',
    },
  },
  decisionSignatures: {
    title: 'Signatures of staff under decisions',
    why: 'So that a decision can be proved to be of the member who took it.',
    columns: {
      id: null,
      eventId: 'Which step in the history.',
      reportId: 'Which report, where it is about one.',
      act: 'Which kind of decision.',
      signedBy: 'Which member of staff signed.',
      signedOn: 'The day of the signature.',
      algorithm: null,
      credentialId: 'The number of their passkey.',
      publicKey: 'The public part of their passkey.',
      authenticatorData: 'What the passkey said of itself.',
      clientDataJson: 'What the browser asked the passkey to sign.',
      signature: 'The signature.',
      digest: 'The hash of what was decided.',
      sealedDecision: 'What was decided, sealed.',
      sha256: 'The hash of all parts, which is public.',
      proposalId: 'What was proposed, where it is about no report.',
    },
  },
  reportClaims: {
    title: 'Which member of staff a report is assigned to',
    why: 'So that two people do not work on one report at once.',
    columns: {
      reportId: 'Which report.',
      holderId: 'Which member of staff.',
      claimedAt: 'Since when.',
      expiresAt: 'Until when at most.',
    },
  },
  caseWork: {
    title: 'Labels and due days of cases',
    why: 'So that staff see what a case needs next.',
    columns: {
      reportId: 'Which report.',
      labels: 'What it needs, from a list of ours.',
      dueOn: 'The day by which it is due.',
    },
  },
  savedFilters: {
    title: 'Filters that staff keep',
    why: 'So that a member of staff opens the same part of the table again.',
    columns: {
      id: null,
      ownerId: 'Whose filters they are.',
      filters: 'What was chosen from our lists. Never what was searched for.',
    },
  },
  caseNotes: {
    title: 'Notes of staff on a case',
    why: 'So that colleagues go on where another stopped.',
    columns: {
      id: null,
      reportId: 'Which report.',
      authorId: 'Which member of staff wrote it.',
      writtenOn: 'On which day.',
      place: null,
      sealedNote: 'What it says, sealed under the key of the report.',
    },
  },
  caseHeaders: {
    title: 'What staff filter reports by',
    why: 'So that the table of cases need not open whole reports.',
    columns: {
      reportId: 'Which report.',
      contentVersion: 'Of which edition of its text.',
      sealedHeader:
        'Its kind of wrong, sector, state and how large the sum is, sealed under the key of the report.',
    },
  },
  caseJoins: {
    title: 'Reports that staff treat as the same wrong',
    why: 'So that two members do not check the same twice.',
    columns: {
      reportId: 'Which report.',
      sealedOthers: 'Which others, sealed under the key of the report.',
    },
  },
  petitions: {
    title: 'Petitions to authorities and newsrooms',
    why: 'So that staff know where a case was handed over, and what came back.',
    columns: {
      id: null,
      reportId: 'Which report.',
      place: null,
      proposedBy: 'Which member of staff proposed it.',
      confirmedBy: 'Which member of staff confirmed it.',
      decidedOn: 'On which day.',
      sealedContent: 'To whom, why, the letter and which files, sealed under the key of the report.',
      sentOn: 'The day on which it was handed over.',
      answeredOn: 'The day on which an answer came.',
      sealedAnswer: 'What came back, sealed under the key of the report.',
    },
  },
  reportEndings: {
    title: 'Reports whose text will be deleted',
    why: 'So that its source and staff are warned before.',
    columns: {
      reportId: 'Which report.',
      endsOn: 'From which day on its text is deleted.',
      warned: 'How many days before that the newest warning came.',
    },
  },
  legalHolds: {
    title: 'Reports that are kept for a court or an authority',
    why: 'So that their text is not deleted while a court or an authority asks for it.',
    columns: {
      reportId: 'Which report.',
      setOn: 'Since which day.',
      until: 'Until which day.',
      proposedBy: 'Which member of staff proposed it.',
      confirmedBy: 'Which member of staff confirmed it.',
      sealedReason: 'Who asks, and by which order, sealed under the key of the report.',
    },
  },
  reportVersions: {
    title: 'Earlier versions of reports',
    why: 'So that staff see what a source changed.',
    columns: {
      reportId: 'Which report.',
      contentVersion: 'Which version it was.',
      sealedWords: 'What it said, sealed under the key of the report.',
      handedInOn: 'The day on which it was handed in.',
    },
  },
  sourceAccess: {
    title: 'Codes of reports without an account',
    why: 'So that a source can come back with the code. Nothing here tells who holds it.',
    columns: {
      reportId: 'Which report.',
      lookupHash: 'A hash by which the code is recognised. The code itself is not kept.',
      formHash: 'A keyed hash of the form’s number, so that a form sent twice is one report.',
      inQuarantine:
        'Whether more reports than usual came from one network that day. The network is not kept.',
      lastVisit: 'The day of the last visit with the code.',
    },
  },
  sourceDrafts: {
    title: 'Unfinished reports without an account',
    why: 'So that a source can go on writing another day. We hold no key to them.',
    columns: {
      lookupHash: 'A hash by which the code is recognised. The code itself is not kept.',
      sealedDraft: 'What was typed, sealed under the code, so that only its holder can open it.',
      savedOn: 'The day of the last saving.',
    },
  },
  tipAccess: {
    title: 'Codes of tips about public reports',
    why: 'So that a person who knows more can come back with the code. Nothing here tells who holds it.',
    columns: {
      conversationId: 'Which tip.',
      lookupHash: 'A hash by which the code is recognised. The code itself is not kept.',
      formHash: 'A keyed hash of the form’s number, so that a form sent twice is one tip.',
      inQuarantine: 'Whether more tips than usual came from one network that day. The network is not kept.',
    },
  },
  sourceVisits: {
    title: 'Visits with a code',
    why: 'So that a source need not type the code for each page.',
    columns: {
      tokenHash: 'A hash of the cookie.',
      sealedReport: 'Which report or tip, sealed under the cookie, so that only its holder can tell.',
      expiresAt: 'When the visit ends.',
    },
  },
} as const satisfies Partial<TableNotes>
