/** The vocabulary of WordprocessingML (ISO/IEC 29500-1, chapter 17; 29500-4, chapter 14) as far as it shows on the page. Attributes are of its own namespace. */
export const wordNames = `
document : conformance
body p pPr rPr tbl tblPr tblGrid tr tblPrEx trPr tc tcPr sectPr tabs numPr pBdr tblBorders tcBorders tblCellMar tcMar
  pgBorders r drawing pict rt rubyBase ruby rubyPr cr noBreakHyphen softHyphen separator continuationSeparator footnoteRef endnoteRef
  pgNum dayShort monthShort yearShort dayLong monthLong yearLong hdr ftr footnotes endnotes styles docDefaults rPrDefault pPrDefault
  numbering fonts settings compat txbxContent ffData checkBox ddList textInput :
t instrText : xml:space
background : color themeColor themeTint themeShade
pStyle rStyle tblStyle basedOn next link numStyleLink styleLink defaultTableStyle clickAndTypeStyle : val
keepNext keepLines pageBreakBefore widowControl suppressLineNumbers suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct
  autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment
  textboxTightWrap outlineLvl ilvl numId b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof vanish
  webHidden w kern position sz szCs highlight effect vertAlign rtl cs em specVanish oMath rubyAlign hps hpsRaise hpsBaseText lid
  dirty type formProt vAlign noEndnote titlePg rtlGutter tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize gridBefore
  gridAfter cantSplit tblHeader hidden gridSpan hMerge vMerge noWrap tcFitText hideMark autoRedefine uiPriority semiHidden
  unhideWhenUsed qFormat locked multiLevelType start lvlRestart isLgl suff lvlPicBulletId lvlJc abstractNumId startOverride
  altName panose1 family notTrueType pitch enabled calcOnExit size sizeAuto default checked result listEntry maxLength
  format pos numStart numRestart dir bdo zoom name : val
framePr : dropCap lines w h vSpace hSpace wrap hAnchor vAnchor x xAlign y yAlign hRule anchorLock
top left bottom right start end between bar insideH insideV tl2br tr2bl : val color themeColor themeTint themeShade sz space shadow
  frame w type
bdr : val color themeColor themeTint themeShade sz space shadow frame
shd : val color themeColor themeTint themeShade fill themeFill themeFillTint themeFillShade
tab : val leader pos
spacing : before beforeLines beforeAutospacing after afterLines afterAutospacing line lineRule val
ind : start startChars end endChars left leftChars right rightChars hanging hangingChars firstLine firstLineChars
cnfStyle : val firstRow lastRow firstColumn lastColumn oddVBand evenVBand oddHBand evenHBand firstRowFirstColumn
  firstRowLastColumn lastRowFirstColumn lastRowLastColumn
rFonts : hint ascii hAnsi eastAsia cs asciiTheme hAnsiTheme eastAsiaTheme cstheme
color : val themeColor themeTint themeShade
u : val color themeColor themeTint themeShade
fitText : val id
lang : val eastAsia bidi
eastAsianLayout : id combine combineBrackets vert vertCompress
br : type clear
sym : font char
object : dxaOrig dyaOrig
fldChar : fldCharType fldLock dirty
ptab : relativeTo alignment leader
footnoteReference endnoteReference : customMarkFollows id
hyperlink : r:id anchor
fldSimple : instr fldLock dirty
bookmarkStart : id name colFirst colLast displacedByCustomXml
bookmarkEnd : id displacedByCustomXml
headerReference footerReference : type r:id
footnotePr endnotePr : 
numFmt : val format
pgSz : w h orient code
pgMar : top right bottom left header footer gutter
paperSrc : first other
pgBorders : zOrder display offsetFrom
lnNumType : countBy start distance restart
pgNumType : fmt start chapStyle chapSep
cols : equalWidth space num sep
col : w space
docGrid : type linePitch charSpace
tblpPr : leftFromText rightFromText topFromText bottomFromText vertAnchor horzAnchor tblpXSpec tblpX tblpYSpec tblpY
tblW tblCellSpacing tblInd tcW wBefore wAfter : w type
tblLayout : type
tblLook : val firstRow lastRow firstColumn lastColumn noHBand noVBand
gridCol : w
trHeight : val hRule
latentStyles : defLockedState defUIPriority defSemiHidden defUnhideWhenUsed defQFormat count
lsdException : name locked uiPriority semiHidden unhideWhenUsed qFormat
style : type styleId default customStyle
tblStylePr : type
numPicBullet : numPicBulletId
abstractNum : abstractNumId
lvl : ilvl tentative
lvlText : val null
legacy : legacy legacySpace legacyIndent
num : numId
lvlOverride : ilvl
font : name
charset : val characterSet
sig : usb0 usb1 usb2 usb3 csb0 csb1
footnote endnote : id type
mirrorMargins alignBordersAndEdges bordersDoNotSurroundHeader bordersDoNotSurroundFooter gutterAtTop autoHyphenation
  consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps evenAndOddHeaders bookFoldRevPrinting bookFoldPrinting
  bookFoldPrintingSheets characterSpacingControl strictFirstAndLastChars decimalSymbol listSeparator defaultTabStop
  displayBackgroundShape printTwoOnOne summaryLength doNotShadeFormData noPunctuationKerning printFormsData
  doNotUseMarginsForDrawingGridOrigin : val
noLineBreaksAfter noLineBreaksBefore : lang val
themeFontLang : val eastAsia bidi
clrSchemeMapping : bg1 t1 bg2 t2 accent1 accent2 accent3 accent4 accent5 accent6 hyperlink followedHyperlink
compatSetting : name uri val
useSingleBorderforContiguousCells wpJustification noTabHangInd noLeading spaceForUL noColumnBalance
  balanceSingleByteDoubleByteWidth noExtraLineSpacing doNotLeaveBackslashAlone ulTrailSpace doNotExpandShiftReturn
  spacingInWholePoints lineWrapLikeWord6 printBodyTextBeforeHeader printColBlack wpSpaceWidth showBreaksInFrames subFontBySize
  suppressBottomSpacing suppressTopSpacing suppressSpacingAtTopOfPage suppressTopSpacingWP suppressSpBfAfterPgBrk
  swapBordersFacingPages truncateFontHeightsLikeWP6 mwSmallCaps usePrinterMetrics doNotSuppressParagraphBorders wrapTrailSpaces
  footnoteLayoutLikeWW8 shapeLayoutLikeWW8 alignTablesRowByRow forgetLastTabAlignment adjustLineHeightInTable autoSpaceLikeWord95
  noSpaceRaiseLower doNotUseHTMLParagraphAutoSpacing layoutRawTableWidth layoutTableRowsApart useWord97LineBreakRules
  doNotBreakWrappedTables doNotSnapToGridInCell selectFldWithFirstOrLastChar applyBreakingRules doNotWrapTextWithPunct
  doNotUseEastAsianBreakRules useWord2002TableStyleRules growAutofit useFELayout useNormalStyleForList
  doNotUseIndentAsNumberingTabStop useAltKinsokuLineBreakRules allowSpaceOfSameStyleInTable doNotSuppressIndentation
  doNotAutofitConstrainedTables autofitToFirstFixedWidthCell underlineTabInNumList displayHangulFixedWidth splitPgBreakAndParaMark
  doNotVertAlignCellWithSp doNotBreakConstrainedForcedTable doNotVertAlignInTxbx useAnsiKerningPairs cachedColBalance : val`

/** Known, and left out without a word: marks of editing, of the editor, and what only makes sense with another file. */
export const wordGone = `numIdMacAtCleanup delText delInstrText proofErr permStart permEnd lastRenderedPageBreak rsid nsid tmpl embedRegular embedBold embedItalic
  embedBoldItalic fldData smartTagPr customXmlPr sdtEndPr divId helpText statusText entryMacro exitMacro control docPartObj aliases
  docPartList contentPart movie personal personalCompose personalReply printerSettings headers recordSource`
