/**
 * - `refused`: the browser said no, by an error of its own or by a report of its policy.
 * - `absent`: the page has no such thing.
 * - `silent`: nothing came back and the browser said nothing. No proof.
 * - `unseen`: it was tried, and no page is ever told how it ended.
 * - `open`: it worked, or it would have.
 */
export type Outcome = 'refused' | 'absent' | 'silent' | 'unseen' | 'open'

export type WayResult = { name: string; outcome: Outcome; by: string }

/** Where the attempts are aimed, and how this page starts a worker. */
export type Aim = { target: string; startWorker(source: string): Worker }

export type Attempt = {
  name: string
  /** Of a frame, browsers report the origin of what they refused, not the address. */
  isFrame?: true
  /** Tries, and settles as soon as it knows. What it cannot know by itself, the report of the policy tells. */
  run(address: string, aim: Aim): Promise<Answer> | Answer
}

/** `null`: no news by itself. */
export type Answer = { outcome: Outcome; by: string } | null

declare global {
  var fitilaWaysOut: ((aim: Aim, onResult: (result: WayResult) => void) => Promise<void>) | undefined
}
