import type { Language } from '@/lib/i18n/languages';
import type { Words } from '@/lib/i18n/own-words';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const SHEETS = ['Companies', 'About'] as const;

/** Cell styles, by their index in `cellXfs`. */
export const STYLES = {
  general: 0,
  head: 1,
  amount: 2,
  day: 3,
  text: 4,
  decimal: 5,
  wrapped: 6,
  hundredths: 7,
};

const styles = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.000000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const part = (number: number) => `worksheets/sheet${number}.xml`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const xmlText = (text: string) =>
  text.replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? letter);

type Book = { title: string; language: Language; say: Words };

/** All parts of a workbook except its sheets, by path in the zip; `say` translates sheet names. */
export const workbookParts = ({ title, language, say }: Book): Record<string, string> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${SHEETS.map((_, at) => `<Override PartName="/xl/${part(at + 1)}" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
  'docProps/core.xml': `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title)}</dc:title><dc:creator>Veminto</dc:creator><dc:language>${language}</dc:language></cp:coreProperties>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${SHEETS.map((name, at) => `<sheet name="${say(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'${say(SHEETS[0])}'!$1:$1</definedName></definedNames></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${SHEETS.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="${part(at + 1)}"/>`).join('')}<Relationship Id="rId${SHEETS.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
});

export const sheetPath = (number: number) => `xl/${part(number)}`;

type Look = {
  widths: readonly number[];
  /** How many columns stay in view beside the header row; without it nothing is frozen. */
  frozenColumns?: number;
};

/** The header rows and the first columns stay in view. */
export function pane(columns: number, rows = 1): string {
  const corner = `${columnName(columns)}${rows + 1}`;
  const [split, active] =
    columns > 0 ? [`xSplit="${columns}" `, 'bottomRight'] : ['', 'bottomLeft'];
  return `<pane ${split}ySplit="${rows}" topLeftCell="${corner}" activePane="${active}" state="frozen"/>`;
}

/** Printed in landscape, as many pages long as it takes but only one wide. */
export const PRINTED = {
  fits: '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
  setup: '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
};

/** The sheet's XML up to the first row. */
export function sheetStart({ widths, frozenColumns }: Look): string {
  const view =
    frozenColumns === undefined
      ? '<sheetView workbookViewId="0"/>'
      : `<sheetView tabSelected="1" workbookViewId="0">${pane(frozenColumns)}</sheetView>`;
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${XML}<worksheet xmlns="${MAIN}">${frozenColumns === undefined ? '' : PRINTED.fits}<sheetViews>${view}</sheetViews><cols>${columns.join('')}</cols><sheetData>`;
}

/** 0-based column number to name: 0 → A, 26 → AA */
export function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnName(Math.floor(place / 26) - 1) + letter;
}

/** The sheet's XML after the last row; `filtered` is the size of a table with header filters. */
export function sheetEnd(filtered?: { columns: number; rows: number }): string {
  if (!filtered) return '</sheetData></worksheet>';
  const table = `A1:${columnName(filtered.columns - 1)}${filtered.rows + 1}`;
  // CVR numbers and postal codes are text on purpose: no warning in each of their cells.
  const quiet = `<ignoredErrors><ignoredError sqref="${table}" numberStoredAsText="1"/></ignoredErrors>`;
  return `</sheetData><autoFilter ref="${table}"/>${PRINTED.setup}${quiet}</worksheet>`;
}
