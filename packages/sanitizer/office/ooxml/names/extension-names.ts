const colours = 'srgbClr schemeClr'

/** What Word 2010 and later add to the look of letters. Attributes are of its own namespace. */
export const word2010Names = `
props3d : extrusionH contourW prstMaterial
textOutline : w cap cmpd algn
textFill solidFill noFill gradFill gsLst round bevel scene3d extrusionClr contourClr stylisticSets :
glow : rad
shadow : blurRad dist dir sx sy kx ky algn
reflection : blurRad stA stPos endA endPos dist dir fadeDir sx sy kx ky algn
${colours} : val
tint shade alpha hueMod sat satOff satMod lum lumOff lumMod prstDash ligatures numForm numSpacing cntxtAlts : val
styleSet : id val
gs : pos
lin : ang scaled
path : path
fillToRect : l t r b
miter : lim
camera : prst
lightRig : rig dir
rot : lat lon rev
bevelT bevelB : w h prst`

export const word2012Names = `
footnoteColumns : val
color : val
collapsed : val`

export const wordShapeNames = `
wsp : normalEastAsianFlow
cNvPr : id name hidden
cNvSpPr : txBox
cNvCnPr cNvFrPr spPr style :
txbx : id
linkedTxbx : id seq
bodyPr : rot spcFirstLastPara vertOverflow horzOverflow vert wrap lIns tIns rIns bIns numCol spcCol rtlCol fromWordArt anchor anchorCtr
  forceAA upright compatLnSpc`

export const wordGroupNames = `
wgp grpSp cNvGrpSpPr cNvFrPr graphicFrame :
cNvPr : id name hidden
grpSpPr : bwMode
xfrm : rot flipH flipV`

export const wordCanvasNames = `
wpc bg whole :`

export const wordDrawing2010Names = `
sizeRelH sizeRelV : relativeFrom
pctWidth pctHeight pctPosHOffset pctPosVOffset :`

export const drawing2010Names = `
useLocalDpi : val
hiddenFill hiddenLine hiddenEffects hiddenScene3d hiddenSp3d m shadowObscured : val w cap cmpd algn
:`

export const chart2007Names = `
style : val
invertSolidFillFmt spPr :`

export const chart2012Names = `
datalabelsRange f dlblRangeCache layout spPr tx :
showDataLabelsRange showLeaderLines : val
leaderLines :`

export const sheet2010Names = `
conditionalFormattings sparklineGroups sparklines sparkline conditionalFormatting formula1 formula2 dxf :
dataValidations : disablePrompts xWindow yWindow count
dataValidation : type errorStyle imeMode operator allowBlank showDropDown showInputMessage showErrorMessage errorTitle error promptTitle
  prompt
conditionalFormatting : pivot
cfRule : type priority stopIfTrue aboveAverage percent bottom operator text timePeriod rank stdDev equalAverage activePresent id
dataBar : minLength maxLength showValue border gradient direction negativeBarColorSameAsPositive negativeBarBorderColorSameAsPositive
  axisPosition
iconSet : iconSet showValue percent reverse custom
cfIcon : iconSet iconId
cfvo : type gte
fillColor borderColor negativeFillColor negativeBorderColor axisColor color : auto indexed rgb theme tint
id :
sparklineGroup : manualMax manualMin lineWeight type dateAxis displayEmptyCellsAs markers high low first last negative displayXAxis
  displayHidden minAxisType maxAxisType rightToLeft
colorSeries colorNegative colorAxis colorMarkers colorFirst colorLast colorHigh colorLow : auto indexed rgb theme tint`

export const sheetFormulaNames = `
f sqref :`

export const slide2010Names = `
media : r:embed r:link
trim : st end
fade : in out
: `
