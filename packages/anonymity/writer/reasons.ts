/** What a phrase tells about its writer, or about who else could have written it. */
export type Reason =
  | 'only-one'
  | 'event'
  | 'witness'
  | 'length-of-service'
  | 'personal-trait'
  | 'unusual-words'
  | 'role'
  | 'shift'
  | 'sex'
  | 'religion'
  | 'group'
  | 'age'
  | 'health'
  | 'family'
  | 'seat'
  | 'company'
  | 'greeting'
  | 'spelling'
  /** Someone else whom few fit: no clue about the writer. */
  | 'other-person'

/** What the writer is asked. The rules of `crowd-questions.ts` bring questions of their own for the first six. */
export const questionOn = {
  'only-one': 'How many people fit these words? If the answer is one, or a handful, they point to you.',
  event: 'Who else had this happen at that time? Colleagues remember such events.',
  witness: 'How many people were there, or could know this? What only a few saw tells them who wrote it.',
  'length-of-service': 'Years of service and grades are in the files. Is the exact figure needed?',
  'personal-trait': 'This says something about you that few colleagues share. Does the report need it?',
  'unusual-words': 'Do people know you by these words? Say it in plain words that anyone would use.',
  role: 'How many people do this job there? A job and a place together often leave one or two.',
  shift: 'The roster tells who worked then. Can you leave it out?',
  sex: 'How many women, or men, work there? Does the report need to say which you are?',
  religion: 'How many people there share your religion? Does the report need it?',
  group: 'How many people there are of your people or region? Does the report need it?',
  age: 'Your age is in the files. Does the report need it?',
  health: 'Few colleagues share this, and they remember it. Does the report need it?',
  family: 'Colleagues know who has a family like this. Does the report need it?',
  seat: 'Who sits, lives or works in that spot? It tells where you were.',
  company: 'Each of the others knows who was there. Say it so that more people could have seen it.',
  greeting: 'A greeting shows a faith, a place or a habit. Leave it out, or write only "Good day".',
  spelling: 'People who get your messages know how you spell. Write it as a dictionary does.',
  'other-person': 'How many people fit these words? If only one does, they say who it is without a name.',
} as const satisfies Record<Reason, string>
