import { findImports, type Import } from './imports.ts'
import { parseSyntax, type SyntaxNode } from './syntax.ts'

/** A file of the repository. The path starts at the root, with `/` between folders. */
export type SourceFile = { path: string; text: string; program: SyntaxNode; imports: Import[] }

export function sourceFile(path: string, text: string): SourceFile {
  const program = parseSyntax(path, text)
  return { path, text, program, imports: findImports(path, program) }
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}
