import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Sentence } from './sentence.ts'

/** Tweets name accounts with '@'; those are handles, which have a rule of their own, and no names. */
export function readTweets(path: string): Sentence[] {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { text, spans } = JSON.parse(line) as Sentence
      return {
        text,
        spans: spans.filter(
          ([start]) => !/@\s?$/.test(text.slice(Math.max(0, start - 2), start)) && text[start] !== '@',
        ),
      }
    })
}
