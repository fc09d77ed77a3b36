/**
 * What a workbook may be made of. Everything else is refused: macros in whatever form, embedded files and controls,
 * connections to data elsewhere, extensions of the program.
 */

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const PACKAGE = 'application/vnd.openxmlformats-package';

/** The one type of a workbook's main part: not a template, no macros, not binary. */
export const WORKBOOK_TYPE = `${SHEET}.sheet.main+xml`;
export const EXTERNAL_BOOK_TYPE = `${SHEET}.externallink+xml`;
export const RELATIONSHIPS_TYPE = `${PACKAGE}.relationships+xml`;

/** The allowed types by what they begin with. All but the last two groups go on with `+xml`. */
const typesOf = (root: string, names: string, ending = '+xml'): string[] =>
  names.split(/\s+/).map((name) => `${root}.${name}${ending}`.toLowerCase());

const types = new Set([
  ...typesOf(
    SHEET,
    `sheet.main worksheet chartsheet styles sharedStrings calcChain comments table tableSingleCells
    sheetMetadata pivotTable pivotCacheDefinition pivotCacheRecords externalLink userNames
    revisionHeaders revisionLog`,
  ),
  ...typesOf(
    OFFICE,
    'theme themeOverride drawing extended-properties custom-properties customXmlProperties',
  ),
  ...typesOf(
    `${OFFICE}.drawingml`,
    'chart chartshapes diagramData diagramLayout diagramStyle diagramColors',
  ),
  ...typesOf(PACKAGE, 'core-properties relationships digital-signature-xmlsignature'),
  ...typesOf(
    'application/vnd.ms-excel',
    `slicer slicerCache timeline timelineCache threadedComments person controlProperties
    rdRichValue rdRichValueStructure rdRichValueTypes richValueRel rdArray richStyles
    rdRichValueWebImage rdSupportingPropertyBag rdSupportingPropertyBagStructure
    featurePropertyBag namedSheetViews wsSortMap`,
  ),
  ...typesOf(
    'application/vnd.ms-office',
    'chartex chartstyle chartcolorstyle drawingml.diagramDrawing classificationlabels',
  ),
  ...typesOf(SHEET, 'printerSettings customProperty', ''),
  ...[`${OFFICE}.vmldrawing`, `${PACKAGE}.digital-signature-origin`, 'application/xml', 'text/xml'],
]);
const PICTURE = /^image\/[\w.+-]+$/;

/** Whether a part may be of that type. @param type in lower case */
export const isAllowedType = (type: string): boolean => types.has(type) || PICTURE.test(type);

/** Relationships by the last word of their type. */
const relationships = new Set(
  [
    'officeDocument core-properties extended-properties custom-properties thumbnail',
    'worksheet chartsheet styles theme sharedStrings calcChain sheetMetadata table tableSingleCells',
    'drawing vmlDrawing legacyDrawing legacyDrawingHF image hdphoto comments threadedComment person',
    'chart chartEx chartStyle chartColorStyle chartUserShapes themeOverride printerSettings',
    'diagramData diagramLayout diagramQuickStyle diagramColors diagramDrawing',
    'pivotTable pivotCacheDefinition pivotCacheRecords slicer slicerCache timeline timelineCache',
    'customXml customXmlProps customProperty ctrlProp hyperlink',
    'externalLink externalLinkPath xlExternalLinkPath xlPathMissing xlStartup xlAlternateStartup xlLibrary',
    'rdRichValue rdRichValueStructure rdRichValueTypes richValueRel rdArray richStyles',
    'rdRichValueWebImage rdSupportingPropertyBag rdSupportingPropertyBagStructure',
    'FeaturePropertyBag namedSheetView wsSortMap classificationlabels metadata',
    'revisionHeaders revisionLog usernames origin signature',
  ].flatMap((names) => names.toLowerCase().split(' ')),
);
/** Those that may lead out of the file: a link in a cell, and another workbook that a formula names. */
const leadingOut = new Set(
  'hyperlink externalLinkPath xlExternalLinkPath xlPathMissing xlStartup xlAlternateStartup xlLibrary'
    .toLowerCase()
    .split(' '),
);

const KNOWN_ROOT =
  /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml|schemas\.microsoft\.com)\/[\w./-]*\/([\w-]+)$/i;

const wordOf = (type: string): string => KNOWN_ROOT.exec(type)?.[1]?.toLowerCase() ?? '';

/** Whether parts may be related so. @param out the target is outside of the file */
export const isAllowedRelationship = (type: string, out: boolean): boolean =>
  relationships.has(wordOf(type)) && (!out || leadingOut.has(wordOf(type)));

/** Whether a relationship leads to what the whole file is about. */
export const leadsToDocument = (type: string): boolean => wordOf(type) === 'officedocument';

/** Names, types and relationships of macros, old and new: code, macro sheets, dialogs and what belongs to them. */
const MACRO = /vba|macro|dialogsheet/i;

export const isOfMacros = (name: string): boolean => MACRO.test(name);
