import { visitor } from '#domain/actor.ts'
import { searchPublicReports } from '#server/finding/public-list.ts'
import type { Application } from '#server/kernel/application.ts'
import type { SearchedReport } from './searched-reports.ts'

/**
 * Invented people of invented reports, and how a person might type what they remember of them. Nothing was tuned on these: a
 * test measures how many of the searches find their report among the first ten.
 *
 * Name | office | text | the name misspelt or spelled otherwise | two words apart | a part
 */
export const inventedSearches = `
Mohammed Katagum | Director of works | Two duplexes near the lake were paid in cash | Muhammad Katagum | katagum duplexes | katag
Adeshina Ogunsakin | Procurement officer | Boreholes were paid twice and never drilled | Adesina Ogunsakin | boreholes ogunsakin | ogunsak
Chidinma Dimgba | Head teacher | Desks were bought from a firm of a cousin | Chidimma Dimgba | dimgba desks | dimgb
Ousmane Gana | Customs comptroller | Seized rice was sold at a market by night | Usman Gana | gana rice | comptrol
Terna Gyang | Zonal engineer | A bridge was paid for and stands nowhere | Terna Gyng | bridge terna | gyan
Efosa Igbinosa | Pensions secretary | Ghost pensioners shared one account number | Efosa Igbinoza | igbinosa pensioners | igbin
Uduak Udoh | Hospital matron | Drugs of the clinic were sold in a private shop | Uduak Udo | udoh clinic | matro
Oghenetega Okagbare | Works supervisor | Asphalt for the ring road went to an estate | Oghenetega Okagbere | asphalt okagbare | okagb
Hadiza Danfulani | Treasurer | A fixed deposit in a cousin's name earned interest | Khadija Danfulani | danfulani deposit | danful
Preye Amakiri | Surveyor | Swamp land was valued like a port | Preye Amakri | swamp amakiri | amaki
Stephen Longjan | Registrar | Certificates of land were issued twice | Steven Longjan | longjan certificates | longj
Abdulrahman Yelwa | Store keeper | Fertiliser left the store without papers | Abdurrahman Yelwa | yelwa fertiliser | fertil
Folashade Adetokunboh | Provost | School fees were collected in a private wallet | Folasade Adetokunboh | wallet adetokunboh | tokunb
Nnamdi Ezeilo | Transport officer | Lorries of the council carried private sand | Namdi Ezeilo | lorries ezeilo | ezeil
Aishatu Kwandare | Court clerk | Bail money was receipted on plain paper | Aisha Kwandare | kwandare bail | kwand
Ibrahim Zakirai | Irrigation manager | Pumps were invoiced at four times their price | Ebrahim Zakirai | pumps zakirai | zakir
Ngozi Anyaoku-Dike | Bursar | Hostel rent was paid into three accounts | Ngozi Anyaku | hostel bursar | anyao
Rabi Tsanyawa | Nutrition officer | Milk powder for children was repacked and sold | Rabi Tsanyewa | tsanyawa powder | tsany
Babatunde Falegan | Lands commissioner | Nine plots went to one company in a day | Babatunde Falgan | falegan plots | faleg
Osaretin Omoregbe | Port officer | Containers were released before the duty was paid | Osaretin Omorgbe | containers omoregbe | omoreg
Jibrin Gashua | Election officer | Allowances of polling staff were halved | Jubril Gashua | gashua allowances | gashu
Ekaette Inyang | Vaccination officer | Fridges for vaccines were found in a hotel | Ekaete Inyang | fridges inyang | ekaet
Farouk Dambatta | Mining inspector | Lead ore left by night with an escort | Faruk Dambatta | dambatta escort | dambat
Olanrewaju Makinwa | Permanent secretary | Consultants without an address were paid monthly | Olarewaju Makinwa | consultants makinwa | makinw
Kelechi Nwachukwu | Sports director | Kits for a tournament were billed for ten teams too many | Kelechi Nwachuku | tournament kelechi | nwach
Zainab Modibbo | Librarian | Books were ordered that no library received | Zeinab Modibbo | modibbo books | modib
Dooshima Akosu | Flood relief officer | Mattresses for displaced families were sold | Dooshima Akoso | mattresses akosu | dooshi
Suleiman Birnin-Tudu | Veterinary officer | Cattle vaccines were diluted with water | Sulaiman Tudu | vaccines cattle | birnin
Patience Ebiere | Fisheries officer | Outboard engines were given to relatives | Patience Ebire | outboard ebiere | ebier
Musa Gwandu-Sokoto | Grain board chair | Silos were counted full and were empty | Moosa Gwandu | silos gwandu | gwand
Ifeanyi Umeadi | Rural roads engineer | Culverts were drawn on paper only | Ifeanyi Umeidi | culverts umeadi | umead
Habibat Ilorinde | Scholarship secretary | Stipends went to students who had left | Habibat Ilorindi | stipends ilorinde | ilorin
Yakubu Shendam | Prison storekeeper | Food for inmates was weighed short | Yaqub Shendam | shendam inmates | shend
Omolara Fagbenle | Tax officer | Levies were taken in cash at a motor park | Omolara Fagbenl | levies fagbenle | fagben
Chukwuemeka Agbaje-Obi | Power engineer | Transformers were bought used and billed as new | Chukwuemeka Agbaj | transformers agbaje | agbaj
Mustapha Kumo | Pilgrim officer | Seats on a flight were sold twice | Mustafa Kumo | kumo flight | pilgri
Tari Dokubo-Ere | Oil spill assessor | Compensation lists had names of the dead | Tari Dokuboh | compensation dokubo | dokub
Lami Kachalla | Market master | Stall fees never reached the council | Lami Kachala | kachalla stall | kachal
Sunday Odumosu | Fire service head | Hoses were paid for in a year without delivery | Sunday Odumusu | hoses odumosu | odumos
Bilkisu Argungu | Water board chair | Pipes were laid to three private houses | Bilqis Argungu | pipes argungu | argung
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([name = '', office = '', text = '', otherwise = '', apart = '', part = '']) => ({
    ...{ name, office, text },
    searches: [otherwise, apart, part],
  }))

/** A report of each of them, with a number of its own. */
export function searchedReports(listedAt: () => Date): SearchedReport[] {
  return inventedSearches.map(({ name, office, text }, place) => ({
    number: `WR-2611${10 + (place % 18)}${24_691 + place * 1_733}`,
    words: { personName: name, position: office, suspectedAssets: text },
    listedAt: listedAt(),
  }))
}

/** The searches of 200 that do not have their report among the first ten: three a person as typed above, and two by number. */
export async function missedSearches(
  application: Application,
  reports: readonly SearchedReport[],
): Promise<string[]> {
  const asked = inventedSearches.flatMap(({ searches }, place) => {
    const number = reports[place]?.number ?? ''
    return [...searches, number.slice(3), number.slice(-5)].map((typed) => ({ typed, number }))
  })
  const missed: string[] = []
  for (const { typed, number } of asked) {
    const { cards, byNumber } = await searchPublicReports(application, visitor, typed, null)
    const first = [...byNumber, ...cards].slice(0, 10).map((card) => card.referenceNumber)
    if (!first.includes(number)) missed.push(typed)
  }
  return missed
}
