/** What the elements of OpenDocument may say of themselves: all that changes the look, and no names, people, times and places. */
export const attributeNames = `
office:version office:mimetype office:value office:value-type office:currency office:boolean-value office:date-value office:time-value office:string-value
text:style-name text:cond-style-name text:c text:tab-ref text:outline-level text:is-list-header text:restart-numbering text:start-value
text:continue-numbering text:continue-list text:style-override text:class-names text:name text:protected text:display text:condition
text:is-hidden text:note-class text:label text:id text:citation-style-name text:citation-body-style-name text:default-style-name
text:master-page-name text:footnotes-position text:start-numbering-at text:num-format text:level text:space-before
text:min-label-width text:min-label-distance text:bullet-char text:bullet-relative-size text:display-levels
text:list-level-position-and-space-mode text:label-followed-by text:list-tab-stop-position text:list-id text:formula
text:display-outline-level text:separation-character text:reference-format text:ref-name text:select-page text:page-adjust
text:fixed text:visited-style-name text:placeholder-type text:string-value text:number-lines text:offset text:number-position
text:increment text:count-empty-lines text:count-in-text-boxes text:restart-on-page text:line-number text:line-break
text:anchor-type text:anchor-page-number text:animation text:animation-delay text:animation-direction text:animation-repeat
text:animation-start-inside text:animation-steps text:animation-stop-inside text:index-scope text:relative-tab-stop-position
text:use-index-marks text:use-index-source-styles text:use-outline-level text:use-caption text:caption-sequence-name
text:caption-sequence-format text:use-tables text:use-graphics text:use-objects text:use-floating-frames text:use-chart-objects
text:use-draw-objects text:use-image-objects text:use-math-objects text:use-other-objects text:use-spreadsheet-objects
text:copy-outline-levels text:index-name text:main-entry-style-name text:alphabetical-separators text:combine-entries
text:combine-entries-with-dash text:combine-entries-with-pp text:use-keys-as-entries text:capitalize-entries
text:comma-separated text:ignore-case text:sort-algorithm text:sort-ascending text:sort-by-position text:key
text:bibliography-data-field text:bibliography-type text:prefix text:suffix text:numbered-entries text:time-adjust text:date-adjust
text:dont-balance-text-columns text:global text:kind text:active text:string-value-if-true
style:name style:display-name style:family style:parent-style-name style:next-style-name style:list-style-name style:list-level
style:master-page-name style:auto-update style:data-style-name style:percentage-data-style-name style:class
style:default-outline-level style:condition style:apply-style-name style:base-cell-address style:page-layout-name style:page-usage
style:display style:num-format style:num-letter-sync style:num-prefix style:num-suffix style:print-orientation style:first-page-number
style:paper-tray-name style:print style:print-page-order style:scale-to style:scale-to-pages style:scale-to-X style:scale-to-Y
style:table-centering style:footnote-max-height style:layout-grid-mode style:layout-grid-standard-mode style:layout-grid-base-height
style:layout-grid-ruby-height style:layout-grid-lines style:layout-grid-base-width style:layout-grid-color
style:layout-grid-ruby-below style:layout-grid-print style:layout-grid-display style:layout-grid-snap-to
style:register-truth-ref-style-name style:register-true style:writing-mode style:writing-mode-automatic style:num-list
style:font-name style:font-name-asian style:font-name-complex style:font-style-name style:font-style-name-asian
style:font-style-name-complex style:font-family-generic style:font-family-generic-asian style:font-family-generic-complex
style:font-pitch style:font-pitch-asian style:font-pitch-complex style:font-charset style:font-charset-asian
style:font-charset-complex style:font-family-asian style:font-family-complex style:font-size-asian style:font-size-complex
style:font-size-rel style:font-size-rel-asian style:font-size-rel-complex style:font-style-asian style:font-style-complex
style:font-weight-asian style:font-weight-complex style:font-adornments style:font-relief style:font-independent-line-spacing
style:language-asian style:language-complex style:country-asian style:country-complex style:script-asian style:script-complex
style:rfc-language-tag style:rfc-language-tag-asian style:rfc-language-tag-complex style:script-type style:use-window-font-color
style:letter-kerning style:text-autospace style:text-blinking style:text-combine style:text-combine-start-char
style:text-combine-end-char style:text-emphasize style:text-outline style:text-position style:text-rotation-angle
style:text-rotation-scale style:text-scale style:text-line-through-color style:text-line-through-mode style:text-line-through-style
style:text-line-through-text style:text-line-through-text-style style:text-line-through-type style:text-line-through-width
style:text-overline-color style:text-overline-mode style:text-overline-style style:text-overline-type style:text-overline-width
style:text-underline-color style:text-underline-mode style:text-underline-style style:text-underline-type
style:text-underline-width style:justify-single-word style:line-break style:line-height-at-least style:line-spacing
style:join-border style:punctuation-wrap style:snap-to-layout-grid style:tab-stop-distance style:vertical-align style:position
style:type style:char style:leader-char style:leader-color style:leader-style style:leader-text style:leader-text-style
style:leader-type style:leader-width style:length style:lines style:distance style:style-name style:border-line-width
style:border-line-width-top style:border-line-width-bottom style:border-line-width-left style:border-line-width-right
style:shadow style:dynamic-spacing style:column-width style:rel-column-width style:use-optimal-column-width style:row-height
style:min-row-height style:use-optimal-row-height style:width style:rel-width style:may-break-between-rows style:align
style:cell-protect style:decimal-places style:diagonal-bl-tr style:diagonal-bl-tr-widths style:diagonal-tl-br
style:diagonal-tl-br-widths style:direction style:glyph-orientation-vertical style:print-content style:repeat-content
style:rotation-align style:rotation-angle style:shrink-to-fit style:text-align-source style:repeat style:filter-name style:adjustment
style:color style:height style:line-style style:protect style:editable style:wrap style:wrap-contour style:wrap-contour-mode
style:wrap-dynamic-threshold style:number-wrapped-paragraphs style:horizontal-pos style:horizontal-rel style:vertical-pos
style:vertical-rel style:flow-with-text style:mirror style:overflow-behavior style:run-through style:shape-shadow
style:ruby-align style:ruby-position style:background-transparency style:rel-height style:volatile style:hidden style:contextual-spacing
fo:background-color fo:border fo:border-top fo:border-bottom fo:border-left fo:border-right fo:padding fo:padding-top fo:padding-bottom
fo:padding-left fo:padding-right fo:margin fo:margin-top fo:margin-bottom fo:margin-left fo:margin-right fo:page-width fo:page-height
fo:break-before fo:break-after fo:clip fo:color fo:column-count fo:column-gap fo:country fo:language fo:script fo:end-indent
fo:start-indent fo:space-after fo:space-before fo:font-family fo:font-size fo:font-style fo:font-variant fo:font-weight
fo:hyphenate fo:hyphenation-keep fo:hyphenation-ladder-count fo:hyphenation-push-char-count fo:hyphenation-remain-char-count
fo:keep-together fo:keep-with-next fo:letter-spacing fo:line-height fo:max-height fo:max-width fo:min-height fo:min-width fo:orphans
fo:widows fo:text-align fo:text-align-last fo:text-indent fo:text-shadow fo:text-transform fo:wrap-option fo:width fo:height
svg:x svg:y svg:x1 svg:x2 svg:y1 svg:y2 svg:width svg:height svg:cx svg:cy svg:r svg:rx svg:ry svg:d svg:viewBox svg:points svg:fx svg:fy
svg:fill-rule svg:fill svg:stroke svg:stroke-color svg:stroke-opacity svg:stroke-width svg:stroke-linecap svg:font-family
svg:font-style svg:font-weight svg:font-variant svg:font-stretch svg:font-size svg:string svg:offset svg:stop-color
svg:stop-opacity svg:gradientTransform svg:gradientUnits svg:spreadMethod svg:type svg:origin svg:ascent svg:descent svg:panose-1
table:name table:style-name table:default-cell-style-name table:number-columns-repeated table:number-rows-repeated
table:number-columns-spanned table:number-rows-spanned table:number-matrix-columns-spanned table:number-matrix-rows-spanned
table:visibility table:display table:print table:print-ranges table:formula table:content-validation-name table:align
table:border-model table:protected table:template-name table:use-first-row-styles table:use-last-row-styles
table:use-first-column-styles table:use-last-column-styles table:use-banding-rows-styles table:use-banding-columns-styles
table:is-sub-table table:tab-color table:end-cell-address table:end-x table:end-y table:table-background table:case-sensitive
table:precision-as-shown table:search-criteria-must-apply-to-whole-cell table:automatic-find-labels
table:use-regular-expressions table:use-wildcards table:null-year table:date-value table:value-type table:status
table:maximum-difference table:steps table:condition table:allow-empty-cell table:base-cell-address table:display-list
table:title table:message-type table:label-cell-range-address table:data-cell-range-address table:orientation
table:cell-range-address table:range-usable-as table:expression table:target-range-address table:contains-header
table:display-filter-buttons table:on-update-keep-styles table:on-update-keep-size table:has-persistent-data table:is-selection
table:bind-styles-to-content table:field-number table:data-type table:order table:language table:country table:algorithm
table:group-by-field-number table:function table:page-breaks-on-group-change table:operator table:value
table:display-duplicates table:condition-source table:condition-source-range-address table:rotation-id table:paragraph-style-name
table:first-row-end-column table:first-row-start-column table:last-row-end-column table:last-row-start-column
number:style number:textual number:calendar number:decimal-places number:min-decimal-places number:display-factor number:decimal-replacement number:grouping
number:min-integer-digits number:max-integer-digits number:language number:country number:script number:rfc-language-tag number:title
number:truncate-on-overflow number:automatic-order number:format-source number:transliteration-format
number:transliteration-language number:transliteration-country number:transliteration-style number:possessive-form
number:position number:denominator-value number:min-denominator-digits number:min-numerator-digits number:max-denominator-value
number:exponent-interval number:min-exponent-digits number:forced-exponent-sign
draw:name draw:style-name draw:text-style-name draw:class-names draw:master-page-name draw:layer draw:transform draw:z-index draw:id
draw:display draw:display-name draw:corner-radius draw:kind draw:start-angle draw:end-angle draw:points draw:corners draw:concave
draw:sharpness draw:type draw:engine draw:path draw:modifiers draw:formula draw:enhanced-path draw:glue-points
draw:glue-point-type draw:glue-point-leaving-directions draw:text-areas draw:text-path draw:text-path-mode draw:text-path-scale
draw:text-path-same-letter-heights draw:text-rotate-angle draw:mirror-horizontal draw:mirror-vertical draw:path-stretchpoint-x
draw:path-stretchpoint-y draw:concentric-gradient-fill-allowed draw:extrusion draw:extrusion-allowed draw:extrusion-brightness
draw:extrusion-color draw:extrusion-depth draw:extrusion-diffusion draw:extrusion-first-light-direction
draw:extrusion-first-light-harsh draw:extrusion-first-light-level draw:extrusion-light-face draw:extrusion-metal
draw:extrusion-number-of-line-segments draw:extrusion-origin draw:extrusion-rotation-angle draw:extrusion-rotation-center
draw:extrusion-second-light-direction draw:extrusion-second-light-harsh draw:extrusion-second-light-level
draw:extrusion-shininess draw:extrusion-skew draw:extrusion-specularity draw:extrusion-viewpoint draw:handle-mirror-horizontal
draw:handle-mirror-vertical draw:handle-polar draw:handle-position draw:handle-radius-range-maximum
draw:handle-radius-range-minimum draw:handle-range-x-maximum draw:handle-range-x-minimum draw:handle-range-y-maximum
draw:handle-range-y-minimum draw:handle-switched draw:start-shape draw:end-shape draw:start-glue-point draw:end-glue-point
draw:line-skew draw:control draw:caption-point-x draw:caption-point-y draw:caption-type draw:caption-angle
draw:caption-angle-type draw:caption-escape draw:caption-escape-direction draw:caption-fit-line-length draw:caption-gap
draw:caption-line-length draw:align draw:escape-direction draw:recreate-on-edit draw:nohref draw:page-number draw:chain-next-name
draw:copy-of draw:notify-on-update-of-ranges draw:protected draw:fill draw:fill-color draw:secondary-fill-color
draw:fill-gradient-name draw:gradient-step-count draw:fill-hatch-name draw:fill-hatch-solid draw:fill-image-name
draw:fill-image-width draw:fill-image-height draw:fill-image-ref-point draw:fill-image-ref-point-x draw:fill-image-ref-point-y
draw:tile-repeat-offset draw:opacity draw:opacity-name draw:stroke draw:stroke-dash draw:stroke-dash-names draw:stroke-linejoin
draw:marker-start draw:marker-start-width draw:marker-start-center draw:marker-end draw:marker-end-width draw:marker-end-center
draw:auto-grow-height draw:auto-grow-width draw:fit-to-size draw:fit-to-contour draw:textarea-horizontal-align
draw:textarea-vertical-align draw:shadow draw:shadow-offset-x draw:shadow-offset-y draw:shadow-color draw:shadow-opacity
draw:color-mode draw:color-inversion draw:luminance draw:contrast draw:gamma draw:red draw:green draw:blue draw:image-opacity
draw:blue draw:symbol-color draw:start-line-spacing-horizontal draw:start-line-spacing-vertical draw:end-line-spacing-horizontal
draw:end-line-spacing-vertical draw:line-distance draw:guide-overhang draw:guide-distance draw:start-guide draw:end-guide
draw:placing draw:parallel draw:measure-align draw:measure-vertical-align draw:unit draw:show-unit draw:decimal-places
draw:wrap-influence-on-position draw:ole-draw-aspect draw:visible-area-left draw:visible-area-top draw:visible-area-width
draw:visible-area-height draw:background-size draw:style draw:cx draw:cy draw:start-color draw:end-color draw:start-intensity
draw:end-intensity draw:angle draw:border draw:color draw:distance draw:rotation draw:dots1 draw:dots1-length draw:dots2
draw:dots2-length draw:start draw:end draw:extrusion-rotation draw:frame-display-border draw:frame-display-scrollbar draw:tile
presentation:style-name presentation:class-names presentation:class presentation:placeholder presentation:user-transformed
presentation:object presentation:presentation-page-layout-name presentation:use-header-name presentation:use-footer-name
presentation:use-date-time-name presentation:name presentation:source presentation:visibility presentation:display-header
presentation:display-footer presentation:display-page-number presentation:display-date-time presentation:background-visible
presentation:background-objects-visible presentation:duration presentation:transition-type presentation:transition-style
presentation:transition-speed presentation:effect presentation:speed presentation:direction presentation:delay
presentation:start-scale presentation:path-id presentation:node-type presentation:preset-id presentation:preset-sub-type
presentation:preset-class presentation:group-id presentation:master-element presentation:additive
smil:type smil:subtype smil:direction smil:fadeColor smil:mode smil:dur smil:begin smil:end smil:fill smil:repeatCount smil:repeatDur
smil:restart smil:fillDefault smil:restartDefault smil:accelerate smil:decelerate smil:autoReverse smil:endsync smil:targetElement
smil:attributeName smil:values smil:keyTimes smil:keySplines smil:calcMode smil:additive smil:accumulate smil:from smil:to smil:by
smil:endSync anim:iterate-type anim:iterate-interval anim:sub-item anim:formula anim:color-interpolation
anim:color-interpolation-direction anim:value anim:id svg:type svg:path
chart:class chart:column-mapping chart:row-mapping chart:style-name chart:legend-position chart:legend-align chart:dimension chart:name
chart:attached-axis chart:values-cell-range-address chart:label-cell-address chart:repeated chart:data-source-has-labels
chart:date-scale-unit chart:base-time-unit chart:major-interval-value chart:major-interval-unit chart:minor-interval-value
chart:minor-interval-unit chart:automatic-content chart:display-equation chart:display-r-square chart:three-dimensional chart:deep
chart:vertical chart:percentage chart:stacked chart:lines chart:link-data-style-to-source chart:logarithmic chart:maximum
chart:minimum chart:origin chart:interval-major chart:interval-minor-divisor chart:tick-marks-major-inner
chart:tick-marks-major-outer chart:tick-marks-minor-inner chart:tick-marks-minor-outer chart:reverse-direction chart:display-label
chart:text-overlap chart:label-arrangement chart:data-label-number chart:data-label-text chart:data-label-symbol
chart:label-position chart:label-position-negative chart:visible chart:auto-position chart:auto-size chart:mean-value
chart:error-category chart:error-percentage chart:error-margin chart:error-lower-limit chart:error-upper-limit
chart:error-upper-indicator chart:error-lower-indicator chart:error-lower-range chart:error-upper-range chart:series-source
chart:regression-type chart:regression-extrapolate-forward chart:regression-extrapolate-backward chart:regression-force-intercept
chart:regression-intercept-value chart:regression-max-degree chart:regression-min-degree chart:regression-name
chart:regression-period chart:axis-position chart:axis-label-position chart:tick-mark-position chart:gap-width chart:overlap
chart:group-bars-per-axis chart:interpolation chart:spline-order chart:spline-resolution chart:pie-offset chart:angle-offset
chart:hole-size chart:symbol-type chart:symbol-name chart:symbol-width chart:symbol-height chart:scale-text
chart:treat-empty-cells chart:include-hidden-cells chart:japanese-candle-stick chart:solid-type chart:connect-bars chart:sort-by-x-values
chart:right-angled-axes chart:language chart:label-stroke chart:label-fill
dr3d:transform dr3d:vrp dr3d:vpn dr3d:vup dr3d:projection dr3d:distance dr3d:focal-length dr3d:shadow-slant dr3d:shade-mode
dr3d:ambient-color dr3d:lighting-mode dr3d:diffuse-color dr3d:direction dr3d:enabled dr3d:specular dr3d:min-edge dr3d:max-edge
dr3d:center dr3d:size dr3d:horizontal-segments dr3d:vertical-segments dr3d:edge-rounding dr3d:edge-rounding-mode
dr3d:back-scale dr3d:depth dr3d:backface-culling dr3d:end-angle dr3d:close-front dr3d:close-back dr3d:normals-kind
dr3d:normals-direction dr3d:texture-generation-mode-x dr3d:texture-generation-mode-y dr3d:texture-kind dr3d:texture-filter
dr3d:texture-mode dr3d:emissive-color dr3d:specular-color dr3d:shininess dr3d:shadow
form:id form:control-implementation form:value form:current-value form:label form:title form:disabled form:printable form:readonly
form:tab-index form:tab-stop form:max-length form:convert-empty-to-null form:min-value form:max-value form:state form:current-state
form:is-tristate form:visual-effect form:image-position form:image-align form:button-type form:default-button form:toggle
form:focus-on-click form:multi-line form:for form:dropdown form:size form:auto-complete form:multiple form:selected
form:current-selected form:bound-column form:list-source-type form:image-data form:echo-char form:validation form:orientation
form:step-size form:page-step-size form:delay-for-repeat form:apply-design-mode form:automatic-focus form:linked-cell
form:text-style-name form:spin-button form:repeat form:input-required form:order
xlink:href xlink:type xlink:show xlink:actuate xml:id xml:space
loext:contextual-spacing loext:graphic-properties loext:opacity loext:char-shading-value loext:tab-stop-distance loext:linewidth
loext:num-list-format loext:list-level-style loext:regression-x-name loext:regression-y-name loext:hyphenation-no-caps
loext:hyphenation-word-char-count loext:hyphenation-zone loext:vertical-justify loext:rel-width-rel loext:rel-height-rel
loext:glow-radius loext:glow-color loext:glow-transparency loext:softedge-radius loext:shadow-blur loext:std-formula
loext:writing-mode loext:resolved loext:allow-overlap loext:word-spacing loext:custom-leader-lines loext:sparkline loext:data-table
loext:display-name loext:fill-use-slide-background loext:custom-label-field loext:custom-label-pos-x loext:custom-label-pos-y loext:margin-gutter loext:scale-to-X
loext:scale-to-Y loext:border-horizontal loext:blank-width-char loext:is-list-header loext:decorative loext:table-template
loext:num-format loext:text-box-content-type loext:marker-style-name loext:date-format loext:max-blank-width-char
calcext:value-type calcext:type calcext:value calcext:color calcext:target-range-address calcext:apply-style-name
calcext:base-cell-address calcext:style calcext:date calcext:max-length calcext:min-length calcext:axis-color calcext:axis-position
calcext:gradient calcext:positive-color calcext:negative-color calcext:show-value calcext:icon-set-type calcext:reverse calcext:id calcext:cell-address calcext:data-range
calcext:display-empty-cells-as calcext:line-width calcext:markers calcext:high calcext:low calcext:first calcext:last
calcext:negative calcext:color-series calcext:color-negative calcext:color-axis calcext:color-markers calcext:color-first
calcext:color-last calcext:color-high calcext:color-low calcext:display-x-axis calcext:date-axis calcext:display-hidden
calcext:min-axis-type calcext:max-axis-type calcext:right-to-left calcext:manual-min calcext:manual-max
tableooo:tab-color drawooo:sub-view-size drawooo:enhanced-path drawooo:extrusion drawooo:display field:type
css3t:text-justify style:legend-expansion style:legend-expansion-aspect-ratio loext:min-decimal-places loext:exponent-interval
loext:forced-exponent-sign text:use-soft-page-breaks loext:try-staggering-first style:distance-after-sep style:distance-before-sep
style:auto-text-indent style:page-number`

/** Of MathML those that change the look; without a namespace there. */
export const mathAttributes = `display mathvariant mathsize mathcolor mathbackground stretchy fence separator form lspace rspace minsize maxsize
  largeop movablelimits accent accentunder symmetric linethickness bevelled numalign denomalign open close separators notation
  rowspacing columnspacing rowalign columnalign rowspan columnspan width height depth voffset displaystyle scriptlevel encoding align
  rowlines columnlines frame subscriptshift superscriptshift linebreak`
