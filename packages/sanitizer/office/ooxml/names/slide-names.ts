const media = 'vol mute numSld showWhenStopped'

/** PresentationML (ISO/IEC 29500-1, chapter 19). */
export const slideNames = `
sldMasterIdLst notesMasterIdLst handoutMasterIdLst sldIdLst defaultTextStyle spTree nvGrpSpPr cNvGrpSpPr nvSpPr nvPicPr nvCxnSpPr
  nvGraphicFramePr cNvGraphicFramePr txBody style grpSp clrMapOvr sldLayoutIdLst txStyles titleStyle bodyStyle otherStyle notesStyle extLst
  childTnLst stCondLst endCondLst prevCondLst nextCondLst tnLst sldTgt tgtEl from to attrNameLst attrName
  tavLst val endSync graphicEl tmplLst bldSub hsl rgb progress stSnd endSnd subTnLst :
presentation : serverZoom firstSlideNum showSpecialPlsOnTitleSld rtl removePersonalInfoOnSave compatMode strictFirstAndLastChars
  embedTrueTypeFonts saveSubsetFonts autoCompressPictures bookmarkIdSeed conformance
sldMasterId sldLayoutId sldId : id r:id
notesMasterId handoutMasterId : r:id
sldSz notesSz : cx cy type
photoAlbum : bw showCaptions layout frame
kinsoku : lang invalStChars invalEndChars
sld : showMasterSp showMasterPhAnim show
sldLayout : showMasterSp showMasterPhAnim preserve userDrawn type
sldMaster : preserve
notes : showMasterSp showMasterPhAnim
notesMaster handoutMaster cSld :
bg bgPr grpSpPr spPr : bwMode shadeToTitle
bgRef : idx
nvPr : isPhoto userDrawn
ph : type orient sz idx hasCustomPrompt
cNvPr : id name hidden
cNvSpPr : txBox
cNvPicPr : preferRelativeResize
cNvCnPr cNvCxnSpPr :
sp : useBgFill
pic cxnSp graphicFrame : bwMode
blipFill : dpi rotWithShape
xfrm : rot flipH flipV
clrMap : bg1 tx1 bg2 tx2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink
hf : sldNum hdr ftr dt
oleObj : showAsIcon imgW imgH
ext : uri
transition : spd advClick advTm p14:dur
blinds checker comb cover pull randomBar push split strips wheel wipe zoom fade cut newsflash plus random wedge circle diamond dissolve :
  dir orient thruBlk spokes
sndAc stSnd : loop
snd : r:embed name
timing par seq excl : concurrent prevAc nextAc
cTn : id presetID presetClass presetSubtype dur repeatCount repeatDur spd accel decel autoRev restart fill syncBehavior tmFilter evtFilter
  display masterRel bldLvl grpId afterEffect nodeType nodePh
cond : evt delay
rtn : val
tn : val
spTgt subSp : spid
bg charRg pRg txEl : st end
oleChartEl : type lvl
tmAbs tmPct : val
iterate : type backwards
cBhvr : additive accumulate xfrmType from to by rctx override
anim : by from to calcmode valueType
tav : tm fmla
boolVal intVal fltVal strVal : val
clrVal :
animClr : clrSpc dir
animEffect : transition filter prLst
animMotion : origin path pathEditMode rAng ptsTypes
by from to rCtr : x y h s l r g b
animRot : by from to
animScale : zoomContents
cmd : type cmd
set :
audio video : isNarration fullScrn
cMediaNode : ${media}
bldLst :
bldP : spid grpId uiExpand build bldLvl animBg autoUpdateAnimBg rev advAuto
bldOleChart bldDgm bldGraphic bldAsOne : spid grpId uiExpand bld animBg
bldSub :
tmpl : lvl
rgb hsl : r g b h s l`

/** Known, and left out without a word. */
export const slideGone = `modifyVerifier embeddedFontLst custDataLst custShowLst smartTags controls cmAuthorLst tagLst embed link contentPart
  `
