import { isTest, type SourceFile } from '../source-file.ts'

/** Text that is selected as a whole and has no button to copy it, with the reason. */
const withoutButton: Record<string, string> = {
  'web/shell/error-screen.tsx': 'the page may have lost the texts of the frame',
  'web/api/parts/code.tsx': 'examples, several a page',
}

/** A code, link or key is shown by `web/shell/copyable.tsx`, or beside a `CopyButton`: it is never text that only a long press selects. */
export function codesWithoutCopy(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('web/') && !isTest(path) && !(path in withoutButton))
    .filter(({ text }) => /\bselect-all\b/.test(text))
    .filter(({ imports }) => !imports.some(({ specifier }) => /\/copy-button\.tsx$/.test(specifier)))
    .map(({ path }) => `${path}: text to take along, and no button that copies it`)
}
