import type { Rules } from '../../xml/rules.ts'
import { Vocabulary } from '../../xml/vocabulary.ts'
import { attributeOf, type XmlElement } from '../../xml/xml-element.ts'
import { namespaces } from './namespaces.ts'

/** The settings that decide where lines and pages break. Everything else tells of printers, windows and programs. */
const settingsThatShow = new Set(
  `AddParaTableSpacing AddParaTableSpacingAtStart AddParaSpacingToTableCells AddParaLineSpacingToTableCells AddExternalLeading
  AddFrameOffsets AddVerticalFrameOffsets UseOldNumbering UseOldPrinterMetrics UseFormerLineSpacing UseFormerObjectPositioning
  UseFormerTextWrapping ConsiderTextWrapOnObjPos IgnoreTabsAndBlanksForLineCalculation IgnoreFirstLineIndentInNumbering
  DoNotJustifyLinesWithManualBreak DoNotResetParaAttrsForNumFont DoNotCaptureDrawObjsOnPage TableRowKeep TabsRelativeToIndent
  TabAtLeftIndentForParagraphsInList TabOverflow TabOverMargin TabOverSpacing ProtectForm PropLineSpacingShrinksFirstLine
  SubtractFlysAnchoredAtFlys ClipAsCharacterAnchoredWriterFlyFrames ClippedPictures CollapseEmptyCellPara InvertBorderSpacing
  MsWordCompTrailingBlanks MsWordCompMinLineHeightByFly MathBaselineAlignment UnxForceZeroExtLeading UnbreakableNumberings
  SmallCapsPercentage66 StylesNoDefault BackgroundParaOverDrawings FloattableNomargins FrameAutowidthWithMorePara
  SurroundTextWrapSmall ApplyParagraphMarkFormatToNumbering DisableOffPagePositioning HeaderSpacingBelowLastPara
  NoGapAfterNoteNumber AutoFirstLineIndentDisregardLineSpacing WordLikeWrapForAsCharFlys HyphenateURLs
  AllowPaddingWithoutBorders ForceTopAlignmentInCellWithFloatingAnchor JustifyLinesWithShrinking NoNumberingShowFollowBy
  ImagePreferredDPI PrinterIndependentLayout IsKernAsianPunctuation CharacterCompressionType SyntaxStringRef AutoCalculate
  OutlineLevelYieldsNumbering AlignTabStopPosition ParaLineSpacing AllowText DropCapPunctuation NoClippingWithWrapPolygon`.split(
    /\s+/,
  ),
)

export const settingsRules: Rules<undefined> = {
  namespaces,
  vocabulary: new Vocabulary([
    { prefix: 'office', listed: 'document-settings settings : office:version' },
    { prefix: 'config', listed: 'config-item-set config-item : config:name config:type' },
  ]),
  open: {
    'config:config-item': (element) => (isKnown(element) ? 'keep' : 'drop'),
    'config:config-item-set': (element) =>
      ['ooo:configuration-settings', 'configuration-settings'].includes(
        attributeOf(element, 'config:name') ?? '',
      )
        ? 'keep'
        : 'drop',
    'config:config-item-map-indexed': 'drop',
    'config:config-item-map-named': 'drop',
    'office:scripts': 'drop',
  },
  close: {},
  attributes: {
    // The name has a prefix, which has to be declared for the settings to count.
    'config:config-item-set@config:name': (_value, _element, document) =>
      `${document.prefixFor('http://openoffice.org/2004/office')}:configuration-settings`,
    'config:config-item@config:type': (value) => (/^[a-z]{3,12}$/.test(value) ? value : 'string'),
  },
  text: { 'config:config-item': (text) => (/^[\w-]{1,24}$/.test(text) ? text : '') },
}

function isKnown(element: XmlElement): boolean {
  return settingsThatShow.has(attributeOf(element, 'config:name') ?? '')
}
