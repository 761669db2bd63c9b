/** One thing in the top bar that can be pressed. The rules of these names are in `ui/styles/frame.css`. */
export const barItemStyles = 'bar-item'

/** The same with a mark that it unfolds something. */
export const barFoldStyles = 'bar-item bar-fold'

/** What a menu of the top bar unfolds on a wide screen. */
export const panelStyles = 'bar-panel'

/** The same on a narrow screen: as wide as the bar, and it scrolls on its own. */
export const widePanelStyles = 'bar-panel-wide'
