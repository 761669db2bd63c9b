export type TypedSpan = [start: number, end: number, type: 'PERSON' | 'LOCATION' | 'ORGANIZATION']

export type Sentence = { text: string; spans: TypedSpan[] }
