/** A page without the data for its scripts, in which its words stand whether or not it shows them. What it says to machines stays. */
export function shownOf(page: string): string {
  return page.replace(/<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>/g, '')
}
