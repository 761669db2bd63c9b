import { type ArchiveRecord, archiveReferenceNumber } from './archive-record.ts'

type Sample = Omit<ArchiveRecord, 'referenceNumber' | 'year'>

/** Invented, every one. The names are the words for "example" in Hausa, Yoruba and Igbo with a number, so that no one has them. */
const samples: readonly Sample[] = [
  sample(
    'Misali Na Daya',
    'Lagos',
    'Internet Fraud',
    'Ikeja',
    '2020-03-12',
    'Two years or a fine of N500,000',
  ),
  sample('Àpẹẹrẹ Kejì', 'Oyo', 'Advanced Fee Fraud', 'Ibadan', '2020-07-23', 'Three years'),
  sample(
    'Ihe Atụ Nke Atọ',
    'Enugu',
    'Cybercrime',
    'Enugu',
    '2020-11-05',
    'One year and restitution of N1.2 million',
  ),
  sample('Misali Na Hudu', 'Kaduna', 'Money Laundering', 'Kaduna', '2021-02-18', 'Five years'),
  sample('Àpẹẹrẹ Karùn-ún', 'Ogun', 'Internet Fraud', 'Abeokuta', '2021-06-30', 'Eighteen months'),
  sample('Ihe Atụ Nke Isii', 'Rivers', 'Advanced Fee Fraud', 'Port Harcourt', '2021-10-14', 'Seven years'),
  sample(
    'Misali Na Bakwai',
    'Kano',
    'Cybercrime',
    'Kano',
    '2022-01-27',
    'Two years and forfeiture of a vehicle',
  ),
  sample(
    'Àpẹẹrẹ Kẹjọ',
    'FCT',
    'Money Laundering',
    'Abuja',
    '2022-05-19',
    'Four years and a fine of N3 million',
  ),
]

export const sampleArchiveRecords: readonly ArchiveRecord[] = samples.map((each, position) => {
  const year = Number(each.convictionDate.slice(0, 4))
  const before = samples
    .slice(0, position)
    .filter(({ convictionDate }) => convictionDate.startsWith(`${year}`))
  return { ...each, year, referenceNumber: archiveReferenceNumber(year, before.length + 1) }
})

function sample(
  name: string,
  state: string,
  offense: string,
  court: string,
  convictionDate: string,
  sentence: string,
): Sample {
  return { name, state, offense, courtLocation: `Federal High Court, ${court}`, convictionDate, sentence }
}
