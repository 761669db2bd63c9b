import type { RefusalCode } from '#domain/refusals.ts'

/** What an Office document may be made of. Everything else is refused: by its name here, or as a part that we do not know. */
export const knownRelations = new Set(
  [
    'officeDocument core-properties extended-properties custom-properties thumbnail customXml customXmlProps',
    'origin signature certificate classificationlabels intelligence',
    'styles stylesWithEffects settings webSettings fontTable font theme themeOverride numbering footnotes endnotes',
    'comments commentsExtended commentsIds commentsExtensible people header footer glossaryDocument',
    'image hdphoto hyperlink ink chart chartEx chartUserShapes chartStyle chartColorStyle package',
    'diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing drawing vmlDrawing',
    'worksheet chartsheet sharedStrings calcChain table tableSingleCells printerSettings pivotTable',
    'pivotCacheDefinition pivotCacheRecords slicer slicerCache timeline timelineCache sheetMetadata',
    'threadedComment person customProperty revisionHeaders revisionLog usernames namedSheetViews',
    'rdRichValue rdRichValueStructure rdRichValueTypes rdArray rdSupportingPropertyBag',
    'rdSupportingPropertyBagStructure richStyles richValueRel FeaturePropertyBag',
    'slide slideMaster slideLayout notesSlide notesMaster handoutMaster presProps viewProps tableStyles tags',
    'commentAuthors authors revisionInfo changesInfo audio video media',
    'cellImage wpsCustomData presentationmetadata workbookmetadata',
  ].flatMap((line) => line.split(' ')),
)

const vocabularies =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/(?:officeDocument|package)\/2006\/relationships(?:\/metadata|\/digital-signature)?|purl\.oclc\.org\/ooxml\/(?:officeDocument|package)\/relationships(?:\/metadata)?|schemas\.microsoft\.com\/office\/(?:\d{4}(?:\/\d+)?|word\/\d{4}|powerpoint\/\d{4}(?:\/\d+)?)\/relationships|www\.wps\.cn\/officeDocument\/\d{4}|customschemas\.google\.com\/relationships)\/([\w-]+)$/

const refusedRelations: readonly [RegExp, RefusalCode][] = [
  [
    /vba|customUI|ui\/(?:extensibility|userCustomization)|attachedToolbars|keyMapCustomizations/i,
    'attachment-macros',
  ],
  [/macrosheet|dialogsheet/i, 'attachment-macro-sheets'],
  [/attachedTemplate/i, 'attachment-template'],
  [/oleObject|control|activeX|webextension|taskpane/i, 'attachment-embedded'],
  [
    /externalLink|connections|queryTable|xmlMaps|volatileDependencies|mailMerge|recipientData|frame|subDocument|aFChunk|transform/i,
    'attachment-outside-links',
  ],
]

/** @returns the last word of a known type; otherwise why it is refused */
export function relationOf(type: string): { known: string } | { refused: RefusalCode } {
  const refused = refusedRelations.find(([pattern]) => pattern.test(type))
  if (refused) return { refused: refused[1] }
  const name = vocabularies.exec(type)?.[1] ?? ''
  return knownRelations.has(name) ? { known: name } : { refused: 'attachment-part-unknown' }
}

const refusedContents: readonly [RegExp, RefusalCode][] = [
  [/macrosheet|dialogsheet/i, 'attachment-macro-sheets'],
  [
    /macroEnabled|vba|customUI|toolbars|keyMapCustomizations|ms-excel\.(?:addin|sheet\.binary)/i,
    'attachment-macros',
  ],
  [/activeX|oleObject|webextension/i, 'attachment-embedded'],
  [/externalLink|connections|queryTable|volatileDependencies|html|rtf|msword/i, 'attachment-outside-links'],
]

const knownContents =
  /^(?:application\/(?:xml|vnd\.openxmlformats-(?:officedocument|package)\.[\w.+-]+|vnd\.ms-(?:word|excel|powerpoint|office|package)\.[\w.+-]+|x-fontdata|x-font-ttf|inkml\+xml|vnd\.google\.[\w.-]+|vnd\.wps-officedocument\.[\w.+-]+|binary|mathml[\w+-]*)|text\/xml|(?:image|audio|video)\/[\w.+-]+)$/i

/** Why a part of this content type is refused; null where it is known. */
export function contentRefusal(type: string): RefusalCode | null {
  const refused = refusedContents.find(([pattern]) => pattern.test(type))
  if (refused) return refused[1]
  return knownContents.test(type.trim()) ? null : 'attachment-part-unknown'
}

const refusedPaths: readonly [RegExp, RefusalCode][] = [
  [/(?:^|\/)(?:macrosheets|dialogsheets)\//i, 'attachment-macro-sheets'],
  [/vba(?:Project|Data)|(?:^|\/)customUI\d*\//i, 'attachment-macros'],
  [/(?:^|\/)activeX\/|oleObject|(?:^|\/)webextensions\//i, 'attachment-embedded'],
  [/(?:^|\/)externalLinks\/|(?:^|\/)queryTables\/|(?:^|\/)connections\.xml$/i, 'attachment-outside-links'],
]

const knownPaths =
  /^(?:\[Content_Types\]\.xml|(?:_rels|docProps|customXml|docMetadata|_xmlsignatures|package|theme|word|xl|ppt)\/.*|[\w-]+\.xml)$/i

const knownEndings =
  /(?:\.(?:xml|rels|vml|psmdcp|png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|emz|wmz|svg|wdp|webp|heic|ico|pict?|odttf|ttf|otf|fntdata|xlsx|docx|pptx|data|sigs|mp3|m4a|wav|wma|aac|mp4|m4v|mov|avi|wmv|mpe?g|au)|(?:^|\/)(?:printerSettings\/|customProperty|metadata|docProps\/)[^/]*(?:\.bin)?|\/)$/i

/** Why a part with this path is refused; null where it is known. */
export function pathRefusal(path: string): RefusalCode | null {
  const refused = refusedPaths.find(([pattern]) => pattern.test(path))
  if (refused) return refused[1]
  return knownPaths.test(path) && knownEndings.test(path) ? null : 'attachment-part-unknown'
}

/** What Word may be told to work out. Left out is what reaches for other files or starts other programs: DDE, LINK, INCLUDE. */
export const knownFields = new Set(
  [
    'ADDIN ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BARCODE BIBLIOGRAPHY CITATION COMMENTS',
    'COMPARE CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN',
    'FORMCHECKBOX FORMDROPDOWN FORMTEXT FTNREF GOTOBUTTON GREETINGLINE ADDRESSBLOCK HYPERLINK IF INDEX INFO KEYWORDS',
    'LASTSAVEDBY LISTNUM MACROBUTTON MERGEBARCODE MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF NOTEREF NUMCHARS NUMPAGES',
    'NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE SKIPIF',
    'STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE',
  ].flatMap((line) => line.split(' ')),
)
