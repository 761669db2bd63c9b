/**
 * The tests that count work. Each has a process of its own: in one that it shares, the engine does not count code that ran there before. A test
 * compares the list with who imports the counter.
 */
export const countedTests = [
  'tests/support/documents/count-work.test.ts',
  'toolkit/anonymity-checker/checks/growth-of-triggers.test.ts',
  'toolkit/document-sanitizer/checks/growth.test.ts',
]
