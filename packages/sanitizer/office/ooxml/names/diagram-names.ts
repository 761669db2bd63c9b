/** SmartArt (ISO/IEC 29500-1, 21.4) and the drawing that Office keeps of it. */
export const diagramNames = `
dataModel ptLst cxnLst bg whole extLst spPr style t txPr styleData sampData clrData catLst txFillClrLst fillClrLst linClrLst
  effectClrLst txLinClrLst txEffectClrLst adjLst presLayoutVars constrLst ruleLst sp3d scene3d :
relIds : r:dm r:lo r:qs r:cs
pt : modelId type cxnId
cxn : modelId type srcId destId srcOrd destOrd parTransId sibTransId presId
prSet : presAssocID presName presStyleLbl presStyleIdx presStyleCnt loTypeId loCatId qsTypeId qsCatId csTypeId csCatId coherent3DOff
  phldr custAng custFlipVert custFlipHor custSzX custSzY custScaleX custScaleY custT custLinFactX custLinFactY custLinFactNeighborX
  custLinFactNeighborY custRadScaleRad custRadScaleInc
layoutDef colorsDef styleDef : uniqueId minVer defStyle
cat : type pri
styleLbl : name
fillClrLst linClrLst effectClrLst txLinClrLst txFillClrLst txEffectClrLst : meth hueDir
sampData styleData clrData : useDef
layoutNode : name styleLbl chOrder moveWith
alg : type rev
param : type val
shape : rot type r:blip zOrderOff hideGeom lkTxEntry blipPhldr
adj : idx val
presOf : axis ptType hideLastTrans st cnt step
constr : type for forName ptType refType refFor refForName refPtType op val fact
rule : type for forName ptType val fact max
forEach : name ref axis ptType hideLastTrans st cnt step
choose : name
if : name axis ptType hideLastTrans st cnt step func arg op val
else : name
varLst :
orgChart chMax chPref bulletEnabled dir hierBranch animOne animLvl resizeHandles : val`

export const diagramDrawingNames = `
drawing spTree nvGrpSpPr cNvGrpSpPr nvSpPr nvPicPr style txBody grpSp :
cNvPr : id name hidden
cNvSpPr : txBox
grpSpPr spPr : bwMode
sp : modelId
txXfrm : rot flipH flipV
dataModelExt : relId minVer`

/** Known, and left out without a word: what the layouts of diagrams are called in the menu. */
export const diagramGone = 'title desc'
