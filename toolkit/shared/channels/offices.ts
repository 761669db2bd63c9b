import { sourceOf } from './source.ts'

/** Where bodies say, or a report about them says, in which states they have an office. */
export const officeSources = {
  'legal-aid': sourceOf(
    'https://legalaidcouncil.gov.ng/index.php?option=com_content&view=article&id=208&Itemid=2001&lang=en',
  ),
  pcc: sourceOf(
    'https://www.pulse.ng/news/local/public-complaints-commission-to-establish-offices-in-774-lgas-id8640231.html',
    '2018-07-20',
  ),
  nhrc: sourceOf('https://1library.org/se/article/national-human-rights-commission-nhrc.19391259', '2018'),
} as const

/**
 * What the table says without a source of ours. Section 3(3) of the Constitution names the list of capitals, the First Schedule; that
 * list itself was not read.
 */
export const withoutSource = ['capital'] as const satisfies readonly (keyof Help)[]

type Help = {
  /** The capital: the Legal Aid Council and the Public Complaints Commission say that they have an office in each state. */
  capital: string
  /** Whether the list of 24 offices of the National Human Rights Commission names one here. */
  hasRightsOffice: boolean
}

/** Where public bodies that help people who are punished have an office. Their addresses are on their own sites. */
export const offices = {
  Abia: { capital: 'Umuahia', hasRightsOffice: false },
  Adamawa: { capital: 'Yola', hasRightsOffice: true },
  'Akwa Ibom': { capital: 'Uyo', hasRightsOffice: true },
  Anambra: { capital: 'Awka', hasRightsOffice: true },
  Bauchi: { capital: 'Bauchi', hasRightsOffice: false },
  Bayelsa: { capital: 'Yenagoa', hasRightsOffice: false },
  Benue: { capital: 'Makurdi', hasRightsOffice: true },
  Borno: { capital: 'Maiduguri', hasRightsOffice: true },
  'Cross River': { capital: 'Calabar', hasRightsOffice: true },
  Delta: { capital: 'Asaba', hasRightsOffice: false },
  Ebonyi: { capital: 'Abakaliki', hasRightsOffice: false },
  Edo: { capital: 'Benin City', hasRightsOffice: true },
  Ekiti: { capital: 'Ado-Ekiti', hasRightsOffice: true },
  Enugu: { capital: 'Enugu', hasRightsOffice: true },
  FCT: { capital: 'Abuja', hasRightsOffice: true },
  Gombe: { capital: 'Gombe', hasRightsOffice: true },
  Imo: { capital: 'Owerri', hasRightsOffice: true },
  Jigawa: { capital: 'Dutse', hasRightsOffice: false },
  Kaduna: { capital: 'Kaduna', hasRightsOffice: true },
  Kano: { capital: 'Kano', hasRightsOffice: true },
  Katsina: { capital: 'Katsina', hasRightsOffice: true },
  Kebbi: { capital: 'Birnin Kebbi', hasRightsOffice: false },
  Kogi: { capital: 'Lokoja', hasRightsOffice: false },
  Kwara: { capital: 'Ilorin', hasRightsOffice: true },
  Lagos: { capital: 'Ikeja', hasRightsOffice: true },
  Nasarawa: { capital: 'Lafia', hasRightsOffice: true },
  Niger: { capital: 'Minna', hasRightsOffice: true },
  Ogun: { capital: 'Abeokuta', hasRightsOffice: false },
  Ondo: { capital: 'Akure', hasRightsOffice: true },
  Osun: { capital: 'Osogbo', hasRightsOffice: true },
  Oyo: { capital: 'Ibadan', hasRightsOffice: false },
  Plateau: { capital: 'Jos', hasRightsOffice: true },
  Rivers: { capital: 'Port Harcourt', hasRightsOffice: true },
  Sokoto: { capital: 'Sokoto', hasRightsOffice: true },
  Taraba: { capital: 'Jalingo', hasRightsOffice: false },
  Yobe: { capital: 'Damaturu', hasRightsOffice: false },
  Zamfara: { capital: 'Gusau', hasRightsOffice: false },
} as const satisfies Record<string, Help>
