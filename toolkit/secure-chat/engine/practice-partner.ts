import type { Channel, Message } from './channel.ts'

/** How long the practice partner takes, in milliseconds. */
export const practiceDelay = 1500

const replies = [
  'I have read your message.',
  'Thank you. I will read it again with care.',
  'Received. Take your time.',
] as const

/**
 * What the practice partner answers: nothing in half of all cases.
 * @param chance from 0 up to, not including, 1
 */
export function practiceReply(chance: number): string | undefined {
  return chance < 0.5 ? replies[Math.floor(chance * 2 * replies.length)] : undefined
}

/** Adds a practice reply. It is not sealed and has no block, so it cannot leave this device. */
export function addPracticeReply(channel: Channel, content: string, now: number): Channel {
  const id = `practice-${channel.messages.length}`
  const reply: Message = { id, content, sender: 'recipient', timestamp: now, isEncrypted: false }
  return { ...channel, messages: [...channel.messages, reply] }
}
