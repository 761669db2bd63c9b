/** What people talk about with us: a message from the contact page, or a request for a correction of a public report. */
export type ConversationKind = 'contact' | 'correction'

/** Who wrote a message. Of a visitor nothing else is known. */
export type Side = 'visitor' | 'staff' | 'source' | 'expert'
