import type { Section } from '../../article.ts'

const notHeld: Section = {
  id: 'not-held',
  title: 'What we do not hold',
  blocks: [
    {
      list: [
        'The network address of a visitor, or a description of their phone, computer or browser. Only networks that you name yourself for a key or an organisation are stored.',
        'Who read or searched what. Two exceptions: searches that you save, and a sealed journal of which sealed reports staff opened.',
        'A cookie, until you open a form, use a code or follow a link from a letter. Those cookies prove that the form is ours and keep you logged in. They track nothing.',
      ],
    },
    'A machine between you and us can see your address. It may be your provider’s, or a proxy in front of this server. We do not fully control what it writes down.',
  ],
}

/** What the law on data protection asks, and what is so here. */
export const regulatory = {
  regulatoryCompliance: {
    title: 'Regulatory',
    description:
      'The Nigeria Data Protection Act and its directive, point by point, and how long we keep what.',
    lead: 'What the data protection law asks of a site like this one, point by point, and what is so today.',
    short: {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'We hold no network address of visitors, no description of your device, and nothing on which public pages you read.',
            'You may ask what we hold about you, and have it corrected or erased. [Write to us](/contact).',
            'You can delete a report that was never public. The text of each other report ends on an announced day. Its history stays.',
            'You may complain to the Nigeria Data Protection Commission.',
          ],
        },
      ],
    },
    points: 'Point by point',
    kept: 'What we hold, and how long',
    keptLead:
      'This is how the program works today. Where it does not clear something away, we say so. The [privacy page](/privacy-policy) lists every column.',
    notHeld,
  },
}
