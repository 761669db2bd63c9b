const shape = `id style href target class print stroked fillcolor filled strokecolor strokeweight coordorigin coordsize wrapcoords opacity
  chromakey insetpen o:spt o:spid o:connectortype o:bwmode o:bwpure o:bwnormal o:forcedash o:oned o:hr o:hrpct o:hralign o:hrnoshade
  o:hrstd o:allowoverlap o:allowincell o:preferrelative o:insetmode o:regroupid o:button o:doubleclicknotify o:master o:ole o:cliptowrap
  o:clip o:ole o:bullet o:userdrawn o:borderbottomcolor o:borderleftcolor o:borderrightcolor o:bordertopcolor`

/** VML (ISO/IEC 29500-4, chapter 19), in which Word and Excel wrote drawings before 2007 and still write some. */
export const vmlNames = `
shape : ${shape} type adj path equationxml
shapetype : ${shape} type adj path
group : ${shape} editas
rect oval image : ${shape}
roundrect : ${shape} arcsize
line : ${shape} from to
polyline : ${shape} points
arc : ${shape} startangle endangle
curve : ${shape} from to control1 control2
background : id fillcolor filled o:bwmode o:bwpure o:bwnormal o:targetscreensize
fill : type on color color2 opacity origin position size aspect colors angle alignshape focus focussize focusposition method recolor rotate
  o:detectmouseclick o:opacity2 r:id o:relid
stroke : on weight color color2 opacity linestyle joinstyle endcap dashstyle filltype imageaspect imagesize imagealignshape miterlimit
  startarrow startarrowwidth startarrowlength endarrow endarrowwidth endarrowlength insetpen o:forcedash r:id o:relid
shadow : on type obscured color opacity offset color2 offset2 origin matrix
path : limo textboxrect v fillok strokeok shadowok arrowok gradientshapeok textpathok insetpenok o:connecttype o:connectlocs
  o:connectangles o:extrusionok
formulas handles :
f : eqn
h : position polar map invx invy switch xrange yrange radiusrange
textbox : style inset o:singleclick
textpath : style on fitshape fitpath trim xscale string
imagedata : r:id r:pict o:relid cropleft croptop cropright cropbottom gain blacklevel gamma grayscale bilevel chromakey embosscolor recolortarget
  o:movie`

export const vmlOfficeNames = `
lock : v:ext position selection grouping ungrouping rotation cropping verticies adjusthandles text aspectratio shapetype
extrusion : v:ext on type render viewpointorigin viewpoint plane skewangle skewamt foredepth backdepth orientation orientationangle lockrotationcenter
  autorotationcenter rotationcenter rotationangle colormode color shininess specularity diffusity metal edge facet lightface brightness
  lightposition lightlevel lightharsh lightposition2 lightlevel2 lightharsh2
shapelayout shapedefaults : v:ext spidmax fillcolor strokecolor
callout : v:ext on type gap angle dropauto drop distance lengthspecified length accentbar textborder minusx minusy
colormru : v:ext colors
colormenu : v:ext strokecolor fillcolor shadowcolor extrusioncolor
fill : v:ext type
top left right bottom column : on weight color color2 opacity linestyle joinstyle endcap dashstyle
skew : v:ext id on offset origin matrix
complex : v:ext
rules regrouptable : v:ext
r : id type how idref
entry : new old
proxy : start end idref connectloc
diagram : v:ext`

export const vmlWordNames = `
wrap : type side anchorx anchory
bordertop borderleft borderright borderbottom : type width shadow
anchorlock :`
