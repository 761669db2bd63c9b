/** The names that ISO 32000 gives a meaning where we keep one: kinds, colours, intents, blending, masks, encodings, styles. */
export const standardNames: ReadonlySet<string> = new Set(
  [
    'XObject Image Form Group Mask ExtGState Pattern Font FontDescriptor Encoding CMap Border Annot Function',
    'Type0 Type1 Type3 MMType1 TrueType CIDFontType0 CIDFontType2 Type1C CIDFontType0C OpenType',
    'DeviceGray DeviceRGB DeviceCMYK CalGray CalRGB Lab DeviceN NChannel',
    'AbsoluteColorimetric RelativeColorimetric Saturation Perceptual',
    'Transparency Alpha Luminosity None Identity Default',
    'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion',
    'Hue Saturation Color Luminosity',
    'MacRomanEncoding MacExpertEncoding WinAnsiEncoding StandardEncoding PDFDocEncoding Identity-H Identity-V',
    'UltraCondensed ExtraCondensed Condensed SemiCondensed SemiExpanded Expanded ExtraExpanded UltraExpanded',
    'S D B I U N O P',
  ].flatMap((line) => line.split(' ')),
)
