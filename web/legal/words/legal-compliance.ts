import type { Article } from '../../article.tsx'
import { cardsForReporters } from '../cards-for-reporters.ts'
import { notAdvice, presentCard } from '../law-cards.ts'

/** @param today see `sourceWords` */
export function legalCompliance(today: string): Article {
  return {
    title: 'Legal',
    description: 'What Nigerian law means for people who report, with sources and dates.',
    lead: 'What Nigerian law means for somebody who reports, in plain words, each with its source and its date.',
    sections: [
      {
        id: 'laws',
        title: 'The laws',
        blocks: [
          notAdvice,
          { list: cardsForReporters.map(({ id, name }) => `[${name}](#${id})`) },
          ...cardsForReporters.map((card) => presentCard(card, today)),
          '[Your rights, and who helps you with them](/educational-resources?tab=rights)',
        ],
      },
    ],
  }
}
