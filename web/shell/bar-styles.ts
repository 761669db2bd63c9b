/** One thing in the top bar that can be pressed. */
export const barItemStyles =
  'flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-control px-2 hover:bg-night-raised'

/** What a menu of the top bar unfolds on a wide screen. */
export const panelStyles =
  'night absolute right-0 z-40 mt-1 w-72 space-y-1 rounded-card border border-night-line p-2 shadow-raised'

/** The same on a narrow screen: as wide as the bar, and it scrolls on its own. */
export const widePanelStyles =
  'night absolute inset-x-0 top-full z-40 max-h-[80vh] space-y-1 overflow-y-auto border-b border-night-line p-3 shadow-raised'
