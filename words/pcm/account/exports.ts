/** Lists as files. */
export const exports = {
  exportList: {
    title: 'Export of reports',
    lead: 'The list as file. E get wetin everybody fit read here, and nothing wey dem seal.',
    whole: 'The whole list',
    search: 'Search: {term}',
    filters: 'Filters: {filters}',
    used: 'You don export {used} of {most} times dis month.',
    begins: 'E go start again for the first day of next month.',
    rows: { one: 'E get 1 entry now.', other: 'E get {count} entries now.' },
    aboutRows: { one: 'E get about 1 entry now.', other: 'E get about {count} entries now.' },
    streamed:
      'We dey send the file as we dey make am, and your browser dey show how much don come. If network cut, try again before ten minutes from the downloads of your browser: we no go count am again.',
    most: 'One file get at most {rows} rows. For the end e go talk whether na everything be that.',
    folder: 'Wetin dey your folder',
    dossierMost: 'One PDF get {most} of them, no pass.',
    formats: {
      csv: 'Save as CSV, for spreadsheet',
      xlsx: 'Save as XLSX, for Excel',
      jsonl: 'Save as JSON lines, for programs',
      jsonld: 'Save as JSON-LD',
      ftm: 'Save for FollowTheMoney',
      pdf: 'Save as PDF, to print',
    },
    duty: 'Report na only wetin person talk, for file too. When we take report back here, remove am from your copy before 24 hours pass.',
    back: 'Back to the list',
  },
  exportFile: {
    notice:
      'Na wetin people talk, and staff of Fitila verify am. E no be judgment. The law see every person wey dem name here as innocent, unless court don find am guilty.',
    duty: 'When the site take report back, remove am from dis copy before 24 hours pass.',
    madeOn: 'Day wey we make am',
    filters: 'Filters',
    noFilters: 'none',
    search: 'Search',
    noSearch: 'none',
    log: 'Newest day of the public log, and the root',
    noLog: 'none yet',
    most: 'Rows at most',
    whole: 'End of the file. E get all the {rows} rows of the list.',
    cut: 'End of the file. E get {rows} rows, and the list get more.',
  },
}
