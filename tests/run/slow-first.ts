import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from './programs.ts'
import { slowTests } from './slow-lane.ts'

const slow = new Set(slowTests.flatMap(({ files }) => files))

/**
 * The slow lane comes first, for a long file that begins last leaves the other cores idle. Vitest itself goes by the size of files
 * where it has not run before.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const place = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project.name) + (slow.has(relative(root, moduleId)) ? 0 : 1)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}
