/**
 * What people talk about with us: a message from the contact page, a request for a correction of a public report, or a
 * report that its source and staff write about, that an expert and staff write about, or that a stranger
 * knows more about, or that its source is punished for.
 */
export type ConversationKind = 'contact' | 'correction' | 'source' | 'expert' | 'tip' | 'punishment'

/** Who wrote a message. Of a visitor nothing else is known. */
export type Side = 'visitor' | 'staff' | 'source' | 'expert'
