/** Charts (ISO/IEC 29500-1, 21.2). */
export const chartNames = `
chartSpace chart plotArea ser cat val xVal yVal bubbleSize tx strRef strCache numRef numCache strLit numLit multiLvlStrRef multiLvlStrCache
  lvl rich title layout manualLayout legend legendEntry view3D floor sideWall backWall barChart bar3DChart lineChart line3DChart areaChart
  area3DChart pieChart pie3DChart doughnutChart ofPieChart scatterChart radarChart bubbleChart stockChart surfaceChart surface3DChart
  marker dPt dLbls dLbl trendline trendlineLbl errBars plus minus upDownBars upBars downBars hiLowLines dropLines serLines
  leaderLines catAx valAx dateAx serAx scaling majorGridlines minorGridlines dispUnits dispUnitsLbl dTable spPr txPr pivotFmts pivotFmt
  bandFmts bandFmt custSplit clrMapOvr pictureOptions extLst v f formatCode separator name :
pt : idx formatCode
numFmt : formatCode sourceLinked
marker : val
style roundedCorners date1904 lang autoTitleDeleted plotVisOnly dispBlanksAs showDLblsOverMax idx order ptCount varyColors barDir grouping
  gapWidth gapDepth overlap shape axId crossAx axPos delete majorTickMark minorTickMark tickLblPos crosses crossesAt crossBetween
  majorUnit minorUnit builtInUnit custUnit auto lblAlgn lblOffset noMultiLvlLbl tickLblSkip tickMarkSkip baseTimeUnit majorTimeUnit
  minorTimeUnit orientation max min logBase legendPos overlay layoutTarget xMode yMode wMode hMode x y w h dLblPos showLegendKey showVal
  showCatName showSerName showPercent showBubbleSize showLeaderLines invertIfNegative explosion firstSliceAng holeSize splitType
  splitPos secondPiePt secondPieSize scatterStyle smooth radarStyle bubbleScale showNegBubbles sizeRepresents bubble3D wireframe
  symbol size trendlineType period forward backward intercept dispRSqr dispEq errDir errBarType errValType noEndCap
  rotX rotY rAngAx hPercent depthPercent perspective thickness applyToFront applyToSides applyToEnd pictureFormat pictureStackUnit
  showHorzBorder showVertBorder showOutline showKeys : val
applyToFront applyToSides applyToEnd : val
pictureStackUnit : val
userShapes : r:id
ext : uri
order : val
tx name :
secondPiePt : val
overlay : val`
