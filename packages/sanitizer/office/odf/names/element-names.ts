/** The elements of OpenDocument 1.3 (part 3) that show something, and those of LibreOffice that do. What they may say of themselves is in `attribute-names.ts`. */
export const officeElements = `document-content document-styles document-settings body text spreadsheet presentation drawing chart
  font-face-decls styles automatic-styles master-styles forms`

export const textElements = `p h span a s tab line-break soft-page-break list list-item list-header numbered-paragraph section note
  note-citation note-body notes-configuration note-continuation-notice-forward note-continuation-notice-backward
  bibliography-configuration linenumbering-configuration linenumbering-separator outline-style outline-level-style list-style
  list-level-style-number list-level-style-bullet list-level-style-image sequence-decls sequence-decl sequence sequence-ref bookmark
  bookmark-start bookmark-end bookmark-ref reference-mark reference-mark-start reference-mark-end reference-ref note-ref ruby ruby-base
  ruby-text page-number page-continuation page-count paragraph-count word-count character-count table-count image-count object-count
  chapter date time sheet-name placeholder page page-sequence sort-key index-body index-title index-title-template index-entry-chapter
  index-entry-text index-entry-page-number index-entry-tab-stop index-entry-span index-entry-link-start index-entry-link-end
  index-entry-bibliography index-source-styles index-source-style table-of-content table-of-content-source
  table-of-content-entry-template illustration-index illustration-index-source illustration-index-entry-template table-index
  table-index-source table-index-entry-template object-index object-index-source object-index-entry-template user-index
  user-index-source user-index-entry-template alphabetical-index alphabetical-index-source alphabetical-index-entry-template
  bibliography bibliography-source bibliography-entry-template bibliography-mark`

export const tableElements = `table table-column table-columns table-column-group table-header-columns table-row table-rows table-row-group
  table-header-rows table-cell covered-table-cell shapes calculation-settings null-date iteration content-validations
  content-validation help-message error-message label-ranges label-range named-expressions named-range named-expression database-ranges
  database-range sort sort-by sort-groups subtotal-rules subtotal-rule subtotal-field filter filter-and filter-or filter-condition
  filter-set-item table-template first-row last-row first-column last-column body even-rows odd-rows even-columns odd-columns background`

export const styleElements = `style default-style font-face page-layout default-page-layout page-layout-properties header-style footer-style
  header-footer-properties master-page header header-left header-first footer footer-left footer-first handout-master
  presentation-page-layout text-properties paragraph-properties table-properties table-column-properties table-row-properties
  table-cell-properties section-properties ruby-properties chart-properties graphic-properties drawing-page-properties
  list-level-properties list-level-label-alignment tab-stops tab-stop drop-cap background-image columns column column-sep footnote-sep
  map region-left region-center region-right`

export const numberElements = `number-style number currency-style currency-symbol percentage-style date-style day month year era day-of-week
  week-of-year quarter time-style hours minutes seconds am-pm boolean-style boolean text-style text text-content scientific-number
  fraction embedded-text fill-character`

export const drawElements = `page page-thumbnail frame text-box image object rect line polyline polygon regular-polygon path circle ellipse g
  custom-shape enhanced-geometry equation handle connector measure caption control glue-point a image-map area-rectangle area-circle
  area-polygon contour-polygon contour-path layer-set layer gradient hatch fill-image marker opacity stroke-dash`

export const slideElements = `notes placeholder date-time header footer date-time-decl header-decl footer-decl animations dim play show-text
  show-shape hide-text hide-shape animation-group`

export const motionElements =
  'par seq iterate animate set animateMotion animateColor animateTransform transitionFilter'

export const chartElements = `chart title subtitle footer legend plot-area axis grid series domain data-point data-label wall floor categories
  label-separator mean-value error-indicator regression-curve equation stock-gain-marker stock-loss-marker stock-range-line
  symbol-image date-scale coordinate-region`

export const solidElements = 'scene light cube sphere extrude rotate'

export const formElements = `form text textarea password formatted-text number date time fixed-text combobox listbox option item button image
  checkbox radio frame image-frame grid column value-range`

export const mathElements = `math semantics mrow mi mn mo mtext mspace ms mfrac msqrt mroot mstyle merror mpadded mphantom mfenced menclose msub
  msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mlabeledtr maligngroup malignmark annotation`

export const pictureElements = 'linearGradient radialGradient stop'

export const calcElements = `conditional-formats conditional-format condition color-scale color-scale-entry data-bar formatting-entry icon-set
  date-is sparkline-groups sparkline-group sparklines sparkline`

/** Known, and left out without a word. */
export const goneOf = {
  office: 'meta settings scripts event-listeners dde-source binary-data annotation-end script',
  text: `tracked-changes change change-start change-end script label toc-mark toc-mark-start toc-mark-end alphabetical-index-mark
    alphabetical-index-mark-start alphabetical-index-mark-end user-index-mark user-index-mark-start user-index-mark-end`,
  table: `tracked-changes scenario consolidation data-pilot-tables dde-links table-source cell-range-source detective error-macro
    title desc database-source-sql database-source-table database-source-query table-protection`,
  draw: 'object-ole applet plugin floating-frame param',
  presentation: 'settings show sound event-listener',
  form: 'connection-resource properties hidden file generic-control',
  svg: 'title desc font-face-src definition-src',
  anim: 'audio command param',
} as const
