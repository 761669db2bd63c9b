/**
 * What exiftool may still see in a cleaned picture or recording, looked at tag by tag: each is how the file is built, and without it the
 * pixels or the sound would be others. A group that is not here is not judged.
 */
const structure: Readonly<Record<string, string>> = {
  PNG: `AnimationFrames AnimationPlays BitDepth BlueX BlueY ColorType Compression Filter Gamma GreenX GreenY ImageHeight ImageWidth Interlace
    Palette ProfileName RedX RedY SRGBRendering SignificantBits Transparency WhitePointX WhitePointY`,
  JFIF: 'JFIFVersion ResolutionUnit XResolution YResolution',
  GIF: `AnimationIterations BackgroundColor BitsPerPixel ColorResolutionDepth Duration FrameCount GIFVersion HasColorMap ImageHeight ImageWidth
    PixelAspectRatio TransparentColor`,
  // The three of a preview are the strips of a TIFF of JPEGs, which exiftool takes for one.
  EXIF: `BitsPerSample ColorMap Compression ExtraSamples FillOrder ImageHeight ImageWidth InkSet JPEGTables MaxSampleValue MinSampleValue
    OldSubfileType Orientation PageNumber PhotometricInterpretation PlanarConfiguration Predictor PreviewImage PreviewImageLength
    PreviewImageStart ReferenceBlackWhite ResolutionUnit RowsPerStrip SMaxSampleValue SMinSampleValue SampleFormat SamplesPerPixel
    StripByteCounts StripOffsets SubfileType T4Options T6Options TileByteCounts TileLength TileOffsets TileWidth XResolution
    YCbCrPositioning YCbCrSubSampling YResolution`,
  APP14: 'APP14Flags0 APP14Flags1 ColorTransform DCTEncodeVersion',
  SVG: `BaseProfile Clip-path Fill Fill-rule Font-size ImageHeight ImageWidth PreserveAspectRatio SVGVersion Stroke-linejoin Stroke-width Style
    TagX TagY ViewBox Xmlns`,
  RIFF: `AlphaCompression AlphaFiltering AlphaPreprocessing AnimationLoopCount AvgBytesPerSec BackgroundColor BitsPerSample Duration Encoding
    HorizontalScale ImageHeight ImageWidth NumChannels NumberOfSamples SampleRate VP8Version VerticalScale WebP_Flags`,
  QuickTime: `AV1ConfigurationVersion AudioBitsPerSample AudioChannelTypes AudioChannels AudioFormat AudioSampleRate AuxiliaryImageType
    AverageFrameRate Balance BitDepth BitDepthChroma BitDepthLuma ChromaFormat ChromaSamplePosition CleanApertureHeight CleanApertureOffsetX
    CleanApertureOffsetY CleanApertureWidth ColorPrimaries ColorProfiles CompatibleBrands CompressorID ConstantFrameRate
    ConstraintIndicatorFlags CreateDate CurrentTime Duration Endianness GenProfileCompatibilityFlags GeneralLevelIDC GeneralProfileIDC
    GeneralProfileSpace GeneralTierFlag GraphicsMode HEVCConfigurationVersion HandlerClass HandlerType ImageHeight ImagePixelDepth
    ImageSpatialExtent ImageWidth LayoutFlags MajorBrand MatrixCoefficients MatrixStructure MediaCreateDate MediaDataOffset MediaDataSize
    MediaDuration MediaHeaderVersion MediaLanguageCode MediaModifyDate MediaTimeScale MinSpatialSegmentationIDC MinorVersion ModifyDate
    MovieFragmentSequence MovieHeaderVersion NextTrackID NumChannelDescriptions NumTemporalLayers OpColor ParallelismType PixelAspectRatio
    PosterTime PreferredRate PreferredVolume PreviewDuration PreviewTime PrimaryItemReference PurchaseFileFormat Rotation SelectionDuration
    SelectionTime SourceImageHeight SourceImageWidth TemporalIDNested TimeScale TrackCreateDate TrackDuration TrackHeaderVersion TrackID
    TrackLayer TrackModifyDate TrackVolume TransferCharacteristics VideoFieldOrder VideoFrameRate XResolution YResolution`,
  MPEG: `AudioBitrate AudioLayer ChannelMode CopyrightFlag Emphasis Encoder IntensityStereo MPEGAudioVersion MSStereo OriginalMedia SampleRate
    VBRBytes VBRFrames VBRScale`,
  // The sum is over the sound, which is the same anyway.
  FLAC: 'BitsPerSample BlockSizeMax BlockSizeMin Channels FrameSizeMax FrameSizeMin MD5Signature SampleRate TotalSamples',
  Vorbis: 'AudioChannels NominalBitrate SampleRate Vendor VorbisVersion',
  Opus: 'AudioChannels OpusVersion OutputGain SampleRate',
  ICC_Profile: `BlueMatrixColumn BlueTRC CMMFlags ChromaticAdaptation ColorSpaceData ConnectionSpaceIlluminant DeviceAttributes
    DeviceManufacturer DeviceModel GreenMatrixColumn GreenTRC MediaWhitePoint PrimaryPlatform ProfileCMMType ProfileClass
    ProfileConnectionSpace ProfileCopyright ProfileCreator ProfileDateTime ProfileDescription ProfileFileSignature ProfileID ProfileVersion
    RedMatrixColumn RedTRC RenderingIntent`,
}

/** These would tell something with any other value than ours. */
const fixed: Readonly<Record<string, RegExp>> = {
  'QuickTime:CreateDate': /^0000/,
  'QuickTime:ModifyDate': /^0000/,
  'QuickTime:TrackCreateDate': /^0000/,
  'QuickTime:TrackModifyDate': /^0000/,
  'QuickTime:MediaCreateDate': /^0000/,
  'QuickTime:MediaModifyDate': /^0000/,
  'QuickTime:MediaLanguageCode': /^und$/,
  'PNG:ProfileName': /^icc$/,
  'Vorbis:Vendor': /^$/,
  'MPEG:Encoder': /^LAME$/,
  'ICC_Profile:ProfileDateTime': /^2000:01:01 00:00:00$/,
  'ICC_Profile:ProfileDescription': /^(?:sRGB|Display P3|Adobe RGB \(1998\))$/,
  'ICC_Profile:DeviceManufacturer': /^\0*$/,
  'ICC_Profile:DeviceModel': /^\0*$/,
  'ICC_Profile:ProfileCreator': /^\0*$/,
  'ICC_Profile:ProfileID': /^[0 ]*$/,
}

const known = new Map(Object.entries(structure).map(([group, tags]) => [group, new Set(tags.split(/\s+/))]))

/** Whether a tag such as `PNG:BitDepth` tells more than how the file is built. */
export function isTelling(name: string, value: string): boolean {
  const [group = '', tag = ''] = name.split(':')
  const tags = known.get(group)
  return tags !== undefined && (!tags.has(tag) || fixed[name]?.test(value) === false)
}
