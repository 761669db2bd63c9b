/** As which files a list is exported. The names end the addresses. */
export const exportFormats = ['csv', 'xlsx', 'jsonl', 'jsonld', 'ftm', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]
