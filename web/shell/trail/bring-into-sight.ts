/** For a row that a phone swipes: moves along the row alone, and the page stays where it is. */
export function bringIntoSight(item: HTMLElement | null): void {
  const row = item?.parentElement
  if (item && row) row.scrollLeft = item.offsetLeft - row.offsetLeft - row.clientWidth / 3
}
