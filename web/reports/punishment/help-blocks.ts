import { type State, states } from '#domain/reports/places.ts'
import type { ChannelName } from '#toolkit/shared/channels/channels.ts'
import { type Law, type LawName, laws } from '#toolkit/shared/channels/laws.ts'
import { officeSources, withoutSource } from '#toolkit/shared/channels/offices.ts'
import type { Block } from '#words/article.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { channelSheet, sourceText } from '../../sources.ts'
import { helpByState, nearestRightsOffices } from './help-by-state.ts'

type HelpWords = Pick<Words, 'punishedHelp' | 'whereToReport' | 'sources'>

const helping: readonly ChannelName[] = ['legal-aid', 'nhrc', 'pcc', 'serap', 'pplaaf', 'cora']
const lawsThatMatter: readonly LawName[] = [
  ...(['protection-bill', 'dismissal', 'witnesses', 'criminal-defamation', 'lagos'] as const),
]

/** Who helps a person who is punished, by state, with where each fact was read. */
export function helpBlocks(named: State | '', today: string, words: HelpWords) {
  const { punishedHelp: said, sources } = words
  return {
    ofState:
      named === '' ? null : { title: fill(said.state, { state: named }), blocks: ofState(named, words) },
    bodies: helping.map((name): Block => ({ sheet: channelSheet(name, today, words) })),
    states: [
      said.rowsHint,
      ...withoutSource.map((column) => said.withoutSource[column]),
      { list: states.map((state) => rowOf(state, said)) },
      {
        sourced: Object.entries(officeSources).map(([body, source]) => ({
          text: said.offices[body as keyof typeof officeSources], // The table's own key.
          source: sourceText(source, today, sources),
        })),
      },
    ] satisfies Block[],
    laws: lawsThatMatter.map((name): Block => {
      const { says, source }: Law = laws[name]
      return { sourced: [{ text: says, source: sourceText(source, today, sources) }] }
    }),
  }
}

export type HelpBlocks = ReturnType<typeof helpBlocks>

function ofState(state: State, { punishedHelp: said }: HelpWords): Block[] {
  const { capital, hasRightsOffice } = helpByState[state]
  const near = nearestRightsOffices(state).join(', ')
  return [
    {
      list: [
        fill(said.legalAid, { capital }),
        said.complaints,
        hasRightsOffice ? said.rights : fill(said.noRights, { near }),
      ],
    },
  ]
}

function rowOf(state: State, said: HelpWords['punishedHelp']): string {
  const { capital, hasRightsOffice } = helpByState[state]
  return fill(hasRightsOffice ? said.rowWithRights : said.row, { state, capital })
}
