import type { ShownExpert } from '#server/experts/manage/show-expert.ts'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { useNames } from '../../page-names.ts'

type ExpertFactsProps = { expert: ShownExpert; words: Words['expertPage'] }

/** What an applicant wrote, and the papers while they are kept. */
export function ExpertFacts({ expert: { profile, papers }, words }: ExpertFactsProps) {
  const names = useNames('expertiseAreaNames', 'expertLanguageNames', 'expertZoneNames', 'registerNames')
  const { labels } = words
  const facts = [
    [labels.areas, profile.expertiseAreas.map((area) => names.expertiseAreaNames[area]).join(', ')],
    [labels.credentials, profile.professionalCredentials],
    [labels.years, String(profile.yearsExperience)],
    [labels.bio, profile.bio],
    [labels.languages, profile.languages.map((language) => names.expertLanguageNames[language]).join(', ')],
    [labels.zones, profile.zones.map((zone) => names.expertZoneNames[zone]).join(', ')],
    [labels.publicName, profile.isPublic ? profile.publicName : words.notPublic],
    [labels.verifiedUntil, profile.verifiedUntil ? partialDay(profile.verifiedUntil) : ''],
  ] as const
  const inPapers = papers
    ? ([
        [labels.register, papers.register ? names.registerNames[papers.register] : ''],
        [labels.registerNumber, papers.registerNumber],
        [labels.employer, papers.employer],
        [labels.referees, papers.referees],
      ] as const)
    : []
  return (
    <Card className="space-y-3">
      <DescriptionList items={[...facts, ...inPapers].filter(isSaid).map(present)} />
      {papers === null ? <p className="text-sm text-muted">{words.noPapers}</p> : null}
      {profile.erasePapersOn ? (
        <p className="text-sm text-muted">
          {fill(words.erasedOn, { day: partialDay(profile.erasePapersOn) })}
        </p>
      ) : null}
    </Card>
  )
}

function isSaid([, detail]: readonly [string, string]): boolean {
  return detail !== ''
}

function present([term, detail]: readonly [string, string]) {
  return { term, detail }
}
