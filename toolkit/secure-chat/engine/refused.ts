import { Unreadable } from '@fitila/formats/unreadable'

/** Why a block was not opened, or a message not sealed, with the sentence that the person reads. */
const sentences = {
  'not-a-block': 'There is no sealed block in this text. Copy it again, all of it.',
  damaged: 'This block is damaged: characters are missing or changed. Copy it again, all of it.',
  'unknown-version': 'This block was made by another version of this tool, which this one cannot read.',
  'cost-out-of-bounds':
    'This block asks for settings outside of what this tool accepts, so it was not opened.',
  'unknown-channel': 'The channel ID you provided does not exist.',
  'other-cost': 'This block asks for other settings than its channel has, so it was not opened.',
  'wrong-code': 'The access code you provided is incorrect.',
  altered: 'This block was changed after it was sealed, so it was not opened.',
  expired: 'This block is from a channel that has ended. Channels end 7 days after they were created.',
  'from-the-future': 'This block is from a channel that begins in the future. Check the date of this device.',
  'other-dates': 'This block gives another beginning for its channel, so it was not opened.',
  replayed: 'You have this one already. A block counts once.',
  'number-used':
    'Another block with this number was opened already. The other side may have gone on from an older saved workspace. Ask it to write again after a new invitation.',
  'too-far':
    'More than 200 blocks before this one have not arrived. Ask the other side for a new invitation.',
  'other-meeting':
    'This block belongs to an earlier or a later invitation of this channel, so it cannot be opened here.',
  'from-here': 'This block was written on this side of the channel. Carry it to the other side.',
  'answered-already': 'This invitation was answered already, or it was withdrawn. Ask for a new one.',
  'no-more-tries':
    'Five answers had another access code. This invitation is withdrawn: make a new one, and give the code again by another way.',
  'not-an-invitation':
    'This block is no invitation. Join with the invitation that was made on the other device.',
  'new-invitation':
    'This is a new invitation to this channel. To take it up, go to Create or Join and join with it again.',
  'for-the-creator': 'This block is for the device that created the channel.',
  'too-long': 'This is too long for one block. Make it shorter, or send it in parts.',
} as const satisfies Record<string, string>

export type RefusalCode = keyof typeof sentences

/** The one error the engine throws on purpose. */
export class Refused extends Unreadable<RefusalCode> {
  constructor(code: RefusalCode) {
    super(code, sentences[code])
    this.name = 'Refused'
  }
}
