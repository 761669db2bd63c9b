/** Pages about a person, an office or a company. The page of judgements is for staff, and in English. */
export const judgements = {
  groundNames: {
    'office-and-time': 'Dem get the same office for the same time',
    'court-papers': 'Papers of court talk am',
    register: 'Public register talk am',
    document: 'One paper get the two names',
    'own-word': 'The person, or who dey talk for am, talk am',
    other: 'Another thing',
  },
  namedKindNames: { person: 'Person', office: 'Office', company: 'Company' },
  joined: {
    tab: {
      person: 'The person for {number}',
      office: 'The office for {number}',
      company: 'One company for {number}',
    },
    alone: {
      person: {
        title: 'More than one person fit get one name',
        text: 'Dis page get one record. Other people fit get dis name. Other records with dis name no dey here, because name alone no fit tell us who dem mean.',
      },
      office: {
        title: 'More than one office fit get one name',
        text: 'Dis page get one record. Other offices fit get the same name. Other records with dis office no dey here, because the name alone no fit tell us which office dem mean.',
      },
      company: {
        title: 'More than one company fit get one name',
        text: 'Dis page get one record. Other companies fit get dis name. Other records with dis name no dey here, because name alone no fit tell us which company dem mean.',
      },
    },
    together: {
      one: '{count} record',
      other: '{count} records, two staff join dem',
    },
    togetherText:
      'Two staff judge say dis records dey about the same one. Why dem judge am dey below. No record dey here because of name alone.',
    onlyNamed: 'Report fit mention company and e no accuse am of anything.',
    records: 'Records',
    corrections: 'Corrections',
    why: 'Why dis records dey together',
    judged: '{first} and {second}, dem judge am on {day}',
    rests: '{ground}: {text}',
    undo: 'Dis one no correct? Ask for correction for one of the reports. One staff fit separate dem at once.',
  },
  namedLinks: {
    title: 'Pages about',
    person: 'Dis person',
    office: 'Dis office',
    alsoAbout: 'E dey about dis person too:',
    joinedByTwo: 'Page dey join records only where two staff judge say dem dey about the same one.',
  },
}
