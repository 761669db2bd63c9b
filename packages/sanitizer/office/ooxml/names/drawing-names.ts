const colour = 'scrgbClr srgbClr hslClr sysClr schemeClr prstClr'
const place = 'x y z'

/** DrawingML (ISO/IEC 29500-1, chapter 20): colours, lines, fills, effects, text in shapes, tables, themes. */
export const drawingNames = `
graphic avLst gdLst ahLst cxnLst pathLst solidFill noFill grpFill extLst custGeom stretch close masterClrMapping
  themeElements objectDefaults extraClrSchemeLst majorFont minorFont fillStyleLst lnStyleLst effectStyleLst bgFillStyleLst
  effectStyle clrMapOvr dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink gsLst custDash round   fgClr bgClr p r lstStyle spAutoFit noAutofit buNone buClrTx buSzTx buFontTx buClr tabLst uLnTx uFillTx uFill txSp useSpRect
  spDef lnDef txDef style effectDag alphaCeiling alphaFloor grayscl gray comp inv gamma invGamma clrFrom clrTo highlight
  tblGrid tcStyle wholeTbl band1H band2H band1V band2V lastCol firstCol lastRow seCell swCell firstRow neCell nwCell tblBg
  tcBdr left right top bottom insideH insideV tl2br tr2bl fill effect lnTo moveTo cubicBezTo quadBezTo gvml nvSpPr nvPicPr
  nvGrpSpPr nvCxnSpPr nvGraphicFramePr sp cxnSp pic grpSp graphicFrame nvPr lockedCanvas backdrop style :
graphicData : uri
${colour} : val lastClr r g b hue sat lum
tint shade alpha alphaOff alphaMod hue hueOff hueMod sat satOff satMod lum lumOff lumMod red redOff redMod green greenOff greenMod blue
  blueOff blueMod : val
ext : uri cx cy
off chOff pos pt : ${place}
chExt : cx cy
xfrm : rot flipH flipV
prstGeom prstTxWarp : prst
gd : name fmla
ahXY : gdRefX minX maxX gdRefY minY maxY
ahPolar : gdRefR minR maxR gdRefAng minAng maxAng
cxn : ang
rect : l t r b
path : w h fill stroke extrusionOk path
arcTo : wR hR stAng swAng
ln lnL lnR lnT lnB lnTlToBr lnBlToTr uLn : w cap cmpd algn
headEnd tailEnd : type w len
prstDash : val
ds : d sp
miter : lim
gradFill : flip rotWithShape
gs : pos
lin : ang scaled
fillToRect tileRect fillRect srcRect : l t r b
blipFill : dpi rotWithShape
blip : cstate r:embed r:link
tile : tx ty sx sy flip algn
pattFill : prst
alphaBiLevel : thresh
alphaInv alphaModFix alphaRepl : amt a
biLevel : thresh
blur : rad grow
clrChange : useA
clrRepl :
duotone effectLst cont alphaMod :
cont effectDag : type name
fillOverlay : blend
hsl : hue sat lum
lum : bright contrast
tint : hue amt
blend : blend
effect : ref
alphaOutset : rad
relOff : tx ty
glow : rad
softEdge : rad
innerShdw : blurRad dist dir
outerShdw : blurRad dist dir sx sy kx ky algn rotWithShape
prstShdw : prst dist dir
reflection : blurRad stA stPos endA endPos dist dir fadeDir sx sy kx ky algn rotWithShape
xfrmEffect : sx sy kx ky tx ty
scene3d sp3d : z extrusionH contourW prstMaterial
camera : prst fov zoom
lightRig : rig dir
rot : lat lon rev
anchor : ${place}
norm up : dx dy dz
bevel bevelT bevelB : w h prst
extrusionClr contourClr :
flatTx : z
bodyPr : rot spcFirstLastPara vertOverflow horzOverflow vert wrap lIns tIns rIns bIns numCol spcCol rtlCol fromWordArt anchor anchorCtr
  forceAA upright compatLnSpc
normAutofit : fontScale lnSpcReduction
pPr lvl1pPr lvl2pPr lvl3pPr lvl4pPr lvl5pPr lvl6pPr lvl7pPr lvl8pPr lvl9pPr defPPr : marL marR lvl indent algn defTabSz rtl eaLnBrk
  fontAlgn latinLnBrk hangingPunct
lnSpc spcBef spcAft :
spcPct spcPts buSzPct buSzPts : val
buFont latin ea cs sym : typeface panose pitchFamily charset
buAutoNum : type startAt
buChar : char
buBlip :
tab : pos algn
rPr defRPr endParaRPr : kumimoji lang altLang sz b i u strike kern cap spc normalizeH baseline noProof dirty
hlinkClick hlinkHover hlinkMouseOver : r:id invalidUrl action tgtFrame history highlightClick endSnd
t br :
fld : id type
rtl : val
txBody nvGrpSpPr :
cNvPr : id name hidden
cNvSpPr : txBox
cNvPicPr : preferRelativeResize
cNvCnPr cNvCxnSpPr cNvGrpSpPr cNvGraphicFramePr :
stCxn endCxn : id idx
spLocks : noGrp noSelect noRot noChangeAspect noMove noResize noEditPoints noAdjustHandles noChangeArrowheads noChangeShapeType
  noTextEdit
cxnSpLocks : noGrp noSelect noRot noChangeAspect noMove noResize noEditPoints noAdjustHandles noChangeArrowheads noChangeShapeType
picLocks : noGrp noSelect noRot noChangeAspect noMove noResize noEditPoints noAdjustHandles noChangeArrowheads noChangeShapeType noCrop
grpSpLocks : noGrp noUngrp noSelect noRot noChangeAspect noMove noResize
graphicFrameLocks : noGrp noDrilldown noSelect noChangeAspect noMove noResize
spPr grpSpPr : bwMode
lnRef fillRef effectRef : idx
fontRef : idx
videoFile audioFile quickTimeFile wavAudioFile : r:link r:embed contentType
snd endSnd : r:embed builtIn
tbl :
tblPr : rtl firstRow firstCol lastRow lastCol bandRow bandCol
tableStyleId :
tableStyle tblStyle : styleId styleName
tblStyleLst : def
gridCol : w
tr : h
tc : rowSpan gridSpan hMerge vMerge
tcPr : marL marR marT marB vert anchor anchorCtr horzOverflow
cell3D : prstMaterial
tcTxStyle : b i
theme themeOverride : 
clrScheme fontScheme fmtScheme extraClrScheme : name
font : script typeface
clrMap overrideClrMapping : bg1 tx1 bg2 tx2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink
bldDgm bldChart : bld animBg rev
dgm chart : id bldStep seriesIdx categoryIdx
custClr : name`

/** A picture where it is: in a Word document, in a sheet, in a drawing on a chart, in a locked canvas. */
export const pictureNames = `
pic nvPicPr style :
cNvPr : id name hidden
cNvPicPr : preferRelativeResize
blipFill : dpi rotWithShape
spPr : bwMode
srcRect : l t r b`

export const wordDrawingNames = `
inline : distT distB distL distR
anchor : distT distB distL distR simplePos relativeHeight behindDoc locked layoutInCell hidden allowOverlap
extent : cx cy
effectExtent : l t r b
docPr : id name hidden
cNvGraphicFramePr align posOffset wrapNone extLst :
simplePos start lineTo : x y
positionH positionV : relativeFrom
wrapSquare : wrapText distT distB distL distR
wrapTight wrapThrough : wrapText distL distR
wrapTopAndBottom : distT distB
wrapPolygon : edited`

const shapes = `
sp : macro textlink fLocksText fPublished
cxnSp graphicFrame pic : macro fPublished
grpSp nvSpPr nvPicPr nvCxnSpPr nvGraphicFramePr nvGrpSpPr cNvCnPr cNvCxnSpPr cNvGrpSpPr cNvGraphicFramePr style txBody :
cNvPr : id name hidden
cNvSpPr : txBox
cNvPicPr : preferRelativeResize
blipFill : dpi rotWithShape
spPr grpSpPr : bwMode
xfrm : rot flipH flipV`

export const sheetDrawingNames = `${shapes}
wsDr from to col colOff row rowOff absoluteAnchor oneCellAnchor :
twoCellAnchor : editAs
pos : x y
ext : cx cy
clientData : fLocksWithSheet fPrintsWithSheet`

export const chartDrawingNames = `${shapes}
relSizeAnchor absSizeAnchor from to x y :
ext : cx cy`
