const font = 'b i strike condense extend outline shadow'

/** SpreadsheetML (ISO/IEC 29500-1, chapter 18). */
export const sheetNames = `
workbook worksheet chartsheet : conformance
bookViews sheets definedNames sheetViews cols sheetData mergeCells hyperlinks tableParts   is rPr si styleSheet numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs colors indexedColors
  mruColors font fill dxf ${font} colorScale tableColumns extLst v   oddHeader oddFooter evenHeader evenFooter firstHeader firstFooter formula formula1 formula2 drawingHF
  autoSortScope ignoredErrors :
workbookPr : date1904 showObjects showBorderUnselectedTables filterPrivacy promptedSolutions showInkAnnotation backupFile
  saveExternalLinkValues updateLinks hidePivotFieldList showPivotChartFilter allowRefreshQuery publishItems checkCompatibility
  autoCompressPictures refreshAllConnections defaultThemeVersion dateCompatibility
workbookView : visibility minimized showHorizontalScroll showVerticalScroll showSheetTabs tabRatio firstSheet activeTab autoFilterDateGrouping
sheet : name sheetId state r:id
definedName : name localSheetId hidden function vbProcedure xlm functionGroupId publishToServer workbookParameter xml:space
calcPr : calcMode fullCalcOnLoad refMode iterate iterateCount iterateDelta fullPrecision calcCompleted calcOnSave concurrentCalc
  concurrentManualCount forceFullCalc
sheetPr : syncHorizontal syncVertical syncRef transitionEvaluation transitionEntry published filterMode enableFormatConditionsCalculation
chartsheetPr : published
tabColor color fgColor bgColor : auto indexed rgb theme tint
outlinePr : applyStyles summaryBelow summaryRight showOutlineSymbols
pageSetUpPr : autoPageBreaks fitToPage
dimension : ref
sheetView : windowProtection showFormulas showGridLines showRowColHeaders showZeros rightToLeft tabSelected showRuler showOutlineSymbols
  defaultGridColor showWhiteSpace view topLeftCell colorId zoomScale zoomScaleNormal zoomScaleSheetLayoutView zoomScalePageLayoutView
  workbookViewId zoomToFit
pane : xSplit ySplit topLeftCell activePane state
selection : pane activeCell activeCellId sqref
sheetFormatPr : baseColWidth defaultColWidth defaultRowHeight customHeight zeroHeight thickTop thickBottom outlineLevelRow outlineLevelCol
  x14ac:dyDescent
col : min max width style hidden bestFit customWidth phonetic outlineLevel collapsed
row : r spans s customFormat ht hidden customHeight outlineLevel collapsed thickTop thickBot ph x14ac:dyDescent
c : r s t
f : t aca ref dt2D dtr del1 del2 r1 r2 ca si bx xml:space
v t : xml:space
sheetCalcPr : fullCalcOnLoad
autoFilter : ref
filterColumn : colId hiddenButton showButton
filters : blank calendarType
filter : val
dateGroupItem : year month day hour minute second dateTimeGrouping
top10 : top percent val filterVal
customFilters : and
customFilter : operator val
dynamicFilter : type val maxVal valIso maxValIso
colorFilter : dxfId cellColor
iconFilter : iconSet iconId
sortState : columnSort caseSensitive sortMethod ref
sortCondition : descending sortBy ref customList dxfId iconSet iconId
mergeCells : count
mergeCell : ref
phoneticPr : fontId type alignment
conditionalFormatting : pivot sqref
cfRule : type dxfId priority stopIfTrue aboveAverage percent bottom operator text timePeriod rank stdDev equalAverage
dataBar : minLength maxLength showValue
iconSet : iconSet showValue percent reverse
cfvo : type val gte
dataValidations : disablePrompts xWindow yWindow count
dataValidation : type errorStyle imeMode operator allowBlank showDropDown showInputMessage showErrorMessage errorTitle error promptTitle
  prompt sqref
hyperlink : ref r:id location display
printOptions : horizontalCentered verticalCentered headings gridLines gridLinesSet
pageMargins : left right top bottom header footer
pageSetup : paperSize paperHeight paperWidth scale firstPageNumber fitToWidth fitToHeight pageOrder orientation usePrinterDefaults
  blackAndWhite draft cellComments useFirstPageNumber errors horizontalDpi verticalDpi copies
headerFooter : differentOddEven differentFirst scaleWithDoc alignWithMargins
rowBreaks colBreaks : count manualBreakCount
brk : id min max man pt
drawing picture legacyDrawingHF : r:id
tableParts : count
tablePart : r:id
ignoredError : sqref evalError twoDigitTextYear numberStoredAsText formula formulaRange unlockedFormula emptyCellReference
  listDataValidation calculatedColumn
sst : count uniqueCount
r rPr :
rFont name : val
sz family charset scheme vertAlign u : val
${font} : val
numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs : count x14ac:knownFonts
numFmt : numFmtId formatCode
patternFill : patternType
gradientFill : type degree left right top bottom
stop : position
border : diagonalUp diagonalDown outline
left right top bottom diagonal start end vertical horizontal : style
xf : numFmtId fontId fillId borderId xfId quotePrefix pivotButton applyNumberFormat applyFont applyFill applyBorder applyAlignment
  applyProtection
alignment : horizontal vertical textRotation wrapText indent relativeIndent justifyLastLine shrinkToFit readingOrder
protection : locked hidden
cellStyle : name xfId builtinId iLevel hidden customBuiltin
tableStyles : count defaultTableStyle defaultPivotStyle
tableStyle : name pivot table count
tableStyleElement : type size dxfId
rgbColor : rgb
table : id name displayName ref tableType headerRowCount insertRow insertRowShift totalsRowCount totalsRowShown published headerRowDxfId
  dataDxfId totalsRowDxfId headerRowBorderDxfId tableBorderDxfId totalsRowBorderDxfId headerRowCellStyle dataCellStyle totalsRowCellStyle
tableColumns : count
tableColumn : id name totalsRowFunction totalsRowLabel headerRowDxfId dataDxfId totalsRowDxfId headerRowCellStyle dataCellStyle
  totalsRowCellStyle
calculatedColumnFormula totalsRowFormula : array xml:space
tableStyleInfo : name showFirstColumn showLastColumn showRowStripes showColumnStripes
ext : uri`

/** Known, and left out without a word. */
export const sheetGone = `rPh fileVersion fileSharing workbookProtection externalReferences customWorkbookViews pivotCaches fileRecoveryPr
  smartTagPr smartTagTypes webPublishing webPublishObjects functionGroups sheetProtection protectedRanges scenarios customSheetViews
  customProperties cellWatches smartTags legacyDrawing oleObjects controls webPublishItems dataConsolidate singleXmlCells xmlColumnPr
  pivotTableDefinition oleSize queryTableRefresh revisionPtr`
