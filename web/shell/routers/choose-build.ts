import type { ServerBuild } from 'react-router'
import { buildOfPages, pagesOf } from './build-of-pages.ts'

/**
 * Chooses for each address the smallest build in which the router finds the same page as in the whole one: of a path that `routes.ts` writes
 * out, that page alone; of any other, the pages that begin alike, with those that any address may lead to.
 *
 * @returns a function of the path without the prefix of its language: the name of a build, and how to make it
 */
export function openBuildChoice(build: ServerBuild) {
  const paths = pagesOf(build).map(({ path }) => path)
  const plain = new Set(paths.filter((path) => !isOpen(path)))
  const beginnings = new Set(paths.map(beginningOf).filter((beginning) => !isOpen(beginning)))
  return (pathname: string): { name: string; make: () => ServerBuild } => {
    // With scripts, React Router asks for the data of a page by this ending.
    const path = pathname.replace(/\.data$/, '')
    if (plain.has(path)) return { name: path, make: () => buildOfPages(build, (each) => each === path) }
    const beginning = beginningOf(path)
    if (beginning === '/' || !beginnings.has(beginning)) return { name: '', make: () => build }
    const leads = (each: string) => isOpen(beginningOf(each)) || beginningOf(each) === beginning
    return { name: `${beginning}/*`, make: () => buildOfPages(build, leads) }
  }
}

/** Whether more than one address leads to it. */
function isOpen(path: string): boolean {
  return /[:*?]/.test(path)
}

function beginningOf(path: string): string {
  return `/${path.split('/')[1] ?? ''}`
}
