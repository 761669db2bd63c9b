/** Formulas of Office (ISO/IEC 29500-1, 22.1). Attributes are of its own namespace. */
export const mathNames = `
oMath oMathPara oMathParaPr r rPr e num den sub sup deg fName lim func funcPr f fPr rad radPr nary naryPr d dPr m mPr mr mc mcs mcPr
  acc accPr bar barPr box boxPr borderBox borderBoxPr eqArr eqArrPr groupChr groupChrPr limLow limLowPr limUpp limUppPr phant phantPr
  sPre sPrePr sSub sSubPr sSubSup sSubSupPr sSup sSupPr ctrlPr mathPr argPr :
t : xml:space
jc chr pos vertJc limLoc subHide supHide degHide grow begChr endChr sepChr shp type lit nor scr sty aln brk baseJc maxDist objDist
  rSpRule rSp cGpRule cGp cSp count mcJc plcHide hideTop hideBot hideLeft hideRight strikeH strikeV strikeBLTR strikeTLBR show zeroWid
  zeroAsc zeroDesc transp opEmu noBreak diff argSz alnScr mathFont brkBin brkBinSub smallFrac dispDef lMargin rMargin defJc preSp
  postSp interSp intraSp wrapIndent wrapRight intLim naryLim : val alnAt`
