import { detectAddresses } from './detectors/addresses/addresses.ts'
import { detectDistances } from './detectors/addresses/distances.ts'
import { detectLabelledPlaces } from './detectors/addresses/labelled-places.ts'
import { detectNamedSides } from './detectors/addresses/named-sides.ts'
import { detectStays } from './detectors/addresses/stays.ts'
import { withoutListsOfPeople } from './detectors/addresses/tagger/lists-of-people.ts'
import { tagAddresses } from './detectors/addresses/tagger/tag-addresses.ts'
import { withTowns } from './detectors/addresses/towns-behind.ts'
import { detectVillages } from './detectors/addresses/villages.ts'
import { detectWhereabouts } from './detectors/addresses/whereabouts.ts'
import { joinAddresses } from './detectors/addresses/whole-addresses.ts'
import { widenAddresses } from './detectors/addresses/widen.ts'
import { detectColumns } from './detectors/columns.ts'
import { detectCoordinates } from './detectors/coordinates.ts'
import { detectCrypto } from './detectors/crypto.ts'
import { withBirth } from './detectors/dates/births.ts'
import { detectDates } from './detectors/dates/dates.ts'
import { detectLocalDays } from './detectors/dates/local-days.ts'
import { detectSpelledDates } from './detectors/dates/spelled-dates.ts'
import { detectDepartments } from './detectors/departments.ts'
import { detectDocuments } from './detectors/documents.ts'
import { detectEmails } from './detectors/emails.ts'
import { detectForms } from './detectors/forms.ts'
import { detectIbans } from './detectors/iban.ts'
import { withInitials } from './detectors/initials.ts'
import { detectLandmarks } from './detectors/landmarks.ts'
import { detectLinks } from './detectors/links.ts'
import { detectNames } from './detectors/names.ts'
import { detectNetworkAddresses } from './detectors/network-addresses.ts'
import { detectCodes } from './detectors/numbers/codes.ts'
import { detectListedAccounts } from './detectors/numbers/listed-accounts.ts'
import { detectNumberedPapers } from './detectors/numbers/numbered-papers.ts'
import { detectNumbers } from './detectors/numbers/numbers.ts'
import { detectPasswords } from './detectors/numbers/passwords.ts'
import { sameShape } from './detectors/numbers/same-shape.ts'
import { detectShownCodes } from './detectors/numbers/shown-codes.ts'
import { withCapitalCodes } from './detectors/numbers/small-codes.ts'
import { detectSpelledPlates } from './detectors/numbers/spelled-plates.ts'
import { detectToldCodes } from './detectors/numbers/told-codes.ts'
import { wholeCode } from './detectors/numbers/whole-codes.ts'
import { detectOrganizations } from './detectors/organizations.ts'
import { detectAddressedNames } from './detectors/people/addressed-names.ts'
import { detectBeforeKin } from './detectors/people/before-kin.ts'
import { detectBesideVerbs } from './detectors/people/beside-verbs.ts'
import { detectByTrades } from './detectors/people/by-trades.ts'
import { detectCalledByKin } from './detectors/people/called-by-kin.ts'
import { detectFamilyFirst } from './detectors/people/family-first.ts'
import { detectIntroducedNames } from './detectors/people/introduced-names.ts'
import { detectKin } from './detectors/people/kin.ts'
import { detectListedNames } from './detectors/people/listed-names.ts'
import { detectNamesBehindJobs } from './detectors/people/names-behind-jobs.ts'
import { detectNicknames } from './detectors/people/nicknames.ts'
import { withoutOtherKinds, withoutPlainMentions, withoutPlainWords } from './detectors/people/plain-words.ts'
import { detectPresentedNames } from './detectors/people/presented-names.ts'
import { detectSenders } from './detectors/people/senders.ts'
import { detectSignedInitials } from './detectors/people/signed-initials.ts'
import { detectSmallNames } from './detectors/people/small-names.ts'
import { detectTitledNames } from './detectors/people/titled-names.ts'
import { capitalsBeside } from './detectors/people/together/capitals-beside.ts'
import { longerByNames } from './detectors/people/together/longer-by-names.ts'
import { namesInLists } from './detectors/people/together/names-in-lists.ts'
import { namesInRows } from './detectors/people/together/names-in-rows.ts'
import { rowsOfPeople } from './detectors/people/together/rows-of-people.ts'
import { smallAmongCapitals } from './detectors/people/together/small-among-capitals.ts'
import { sureOfSmall } from './detectors/people/together/small-and-asked.ts'
import { readTheText } from './detectors/people/together/told-by-the-text.ts'
import { detectToldNames } from './detectors/people/told-names.ts'
import { detectPlaces } from './detectors/places.ts'
import { detectPositions } from './detectors/positions.ts'
import { detectSignIns } from './detectors/sign-ins.ts'
import { detectSocialHandles } from './detectors/social-handles.ts'
import { detectStreets } from './detectors/streets.ts'
import { asThings } from './detectors/things/named-things.ts'
import { asPlaces } from './detectors/things/places-not-people.ts'
import { withoutVirtues } from './detectors/things/virtues.ts'
import { detectWordNames } from './detectors/word-names.ts'
import type { Candidate } from './finding.ts'
import type { Detector, Page } from './page.ts'
import { findFurtherMentions } from './propagate.ts'
import { resolveOverlaps } from './resolve.ts'

const detectors: readonly Detector[] = [
  detectNumbers,
  detectListedAccounts,
  detectEmails,
  detectLinks,
  detectSocialHandles,
  detectNetworkAddresses,
  detectIbans,
  detectCrypto,
  detectCoordinates,
  detectDocuments,
  detectCodes,
  detectPasswords,
  detectNumberedPapers,
  detectSpelledPlates,
  detectToldCodes,
  detectShownCodes,
  detectDates,
  detectLocalDays,
  detectSpelledDates,
  detectStreets,
  detectPlaces,
  detectOrganizations,
  detectDepartments,
  detectPositions,
  detectNames,
  detectTitledNames,
  detectWordNames,
  detectIntroducedNames,
  detectNicknames,
  detectToldNames,
  detectNamesBehindJobs,
  detectBesideVerbs,
  detectByTrades,
  detectPresentedNames,
  detectAddressedNames,
  detectSenders,
  detectFamilyFirst,
  detectCalledByKin,
  detectKin,
  detectBeforeKin,
  detectSignIns,
  detectLandmarks,
  detectAddresses,
  detectDistances,
  detectStays,
  detectWhereabouts,
  detectLabelledPlaces,
  detectVillages,
  detectNamedSides,
  detectColumns,
  detectForms,
  detectListedNames,
  detectSignedInitials,
  detectSmallNames,
]

/** What is found in a text, in its order, with no two on the same letters. The cost grows in step with the length. */
export function findCandidates(page: Page): readonly Candidate[] {
  return withWholeNames(page, withFurtherMentions(page))
}

/** What a list and the capitals beside a person show once all is found. */
function withWholeNames(page: Page, candidates: readonly Candidate[]): readonly Candidate[] {
  const { plain } = page.reading
  const chosen = resolveOverlaps(plain, candidates)
  const listed = namesInLists(page, chosen)
  const all = listed.length > 0 ? resolveOverlaps(plain, [...candidates, ...listed]) : chosen
  const longer = capitalsBeside(page, all)
  return smallAmongCapitals(page, longer.length > 0 ? resolveOverlaps(plain, [...all, ...longer]) : all)
}

/** Those that know codes by their capitals. */
const ofCodes: readonly Detector[] = [
  detectDocuments,
  detectCodes,
  detectPasswords,
  detectNumberedPapers,
  detectToldCodes,
  detectShownCodes,
]

function withFurtherMentions(page: Page): Candidate[] {
  const inCapitals = withCapitalCodes(page)
  const pieces = [
    ...detectors.flatMap((detect) => detect(page)),
    ...(inCapitals ? ofCodes.flatMap((detect) => detect(inCapitals)) : []),
  ].map((one) => withBirth(page, wholeCode(page, withInitials(page, one))))
  const asTold = readTheText(page, pieces)
  const told = asTold([...pieces, ...sameShape(page, pieces)])
  const whole = joinAddresses(page.reading.plain, told, withoutListsOfPeople(tagAddresses(page), told)).map(
    (one) => (one.kind === 'street' ? wholeCode(page, one) : one),
  )
  const joined = withTowns(page, widenAddresses(page, whole))
  const meant = (candidates: readonly Candidate[]) =>
    asPlaces(page, asThings(page, withoutVirtues(page, candidates)))
  const read = sureOfSmall(page, meant(joined))
  const plain = withoutPlainWords(page, read)
  const lenders = resolveOverlaps(page.reading.plain, withoutOtherKinds(page, read))
  const further = meant([
    ...namesInRows(page, lenders),
    ...rowsOfPeople(page, lenders),
    ...longerByNames(page, lenders),
  ])
  const found = [...plain, ...further]
  const mentions = meant(asTold(findFurtherMentions(page, [...lenders, ...further])))
  return [...found, ...withoutPlainMentions(page, mentions, found)]
}
