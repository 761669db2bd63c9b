import type { Article } from '../../article.ts'

const termsArticle: Article = {
  title: 'Terms of service',
  description: 'What we ask of you, what you can expect of us, and what no one can promise.',
  lead: 'What we ask of you, what you can expect of us, and what no one can promise. In words that are meant to be read.',
  sections: [
    {
      id: 'use',
      title: 'What you may do here',
      blocks: [
        {
          list: [
            'Read and search what is public. You may quote it, with the number of the report and with the line that says it is an allegation.',
            'Use the tools, online or as the file that you carry.',
            'Make an account and send reports about **public figures** and what they did with public office or public money.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      title: 'What we ask of you',
      blocks: [
        {
          list: [
            '**Believe it to be true.** Say how you know it. A report that you know to be false harms a person who may be innocent. It can be a crime.',
            '**Never use a report as a threat.** Offering to keep quiet for money is extortion.',
            '**Leave private lives out**, and children, health and faith, unless the matter is exactly that.',
            '**Do not name a source** other than yourself. Do not name anyone who is in danger.',
            '**Do not try to learn** who sent a report.',
            '**Do not break in.** If you find a weakness, [tell us](/contact) before you tell others.',
          ],
        },
        'An account that is used against these lines can be suspended. It can then read, and send nothing. Its owner can still delete it.',
      ],
    },
    {
      id: 'expect',
      title: 'What you can expect of us',
      blocks: [
        {
          list: [
            'No report is public before one member of staff has verified and another has approved it. Where no second member exists, it waits 72 hours under a public notice, and the history says that one person acted alone.',
            'A rejection or a retraction has a reason.',
            'We do not sell or rent what you entrust to us. We hand a case to an authority or a newsroom only [by two people](/privacy-policy#wire).',
            'What turns out to be wrong is taken back in public.',
          ],
        },
      ],
    },
    {
      id: 'no-promise',
      title: 'What no one can promise',
      blocks: [
        {
          list: [
            'That you will never be found. Read [what we can and cannot do](/about).',
            'That an agency acts on a report. A report here is not a petition to EFCC, ICPC or another agency. That is [a separate step](/educational-resources?tab=where).',
            'That the site is always up, or free of mistakes.',
            'That anything here is legal advice. It is information, with its sources.',
          ],
        },
      ],
    },
    {
      id: 'law-orders',
      title: 'When a court or an authority asks',
      blocks: [
        'We follow what Nigerian law binds us to, and nothing that is only asked for. We read an order before we act on it, and give what it names and no more. We cannot give what we do not have. There is no network address of visitors, no description of a device and no record of who read which public page.',
        'What is unlawful can be pointed out to us [on the contact page](/contact). Staff look at it, and take down what has to go.',
      ],
    },
    {
      id: 'your-words',
      title: 'Your words',
      blocks: [
        'They stay yours. By sending a report you let us check it and, once it is approved, publish it here and keep it. You can change it while it waits.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and prices',
      blocks: [
        'Prices are in naira and stand where you choose a plan. No plan is needed to read, to search, to use the tools or to report. Paying tells a bank who you are: think about that before you pay from the account that you report with.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and the law',
      blocks: [
        'When these terms change, this page changes, and the new ones hold from then on. The law of the Federal Republic of Nigeria applies, and nothing here takes away a right that it gives you.',
      ],
    },
  ],
}

/** The terms of service. */
export const terms = { termsArticle }
