import { FORMATS } from './serial-date.js';
import { xmlText } from './xml-text.js';
import type { ZipOutput } from './zip-output.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Numbers of formats from here on are free for the formats of a workbook. */
const OWN_FORMATS = 164;

export const sheetPart = (number: number): string => `xl/worksheets/sheet${number}.xml`;

function contentTypes(sheets: readonly string[]): string {
  const parts = [
    `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>`,
    ...sheets.map((_, index) => `<Override PartName="/${sheetPart(index + 1)}" ContentType="${SPREADSHEET}.worksheet+xml"/>`),
  ];
  const known = '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>';
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types">${known}<Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`;
}

function relationships(targets: readonly (readonly [kind: string, target: string])[]): string {
  const all = targets.map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`);
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
}

function workbook(sheets: readonly string[]): string {
  const all = sheets.map((name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${all.join('')}</sheets></workbook>`;
}

/** The general format and those of dates. */
function styles(): string {
  const formats = FORMATS.map((code, index) => `<numFmt numFmtId="${OWN_FORMATS + index}" formatCode="${code}"/>`).join('');
  const cells = FORMATS.map(
    (_, index) => `<xf numFmtId="${OWN_FORMATS + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const general = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"';
  return [
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">${formats}</numFmts>`,
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    `<cellStyleXfs count="1">${general}/></cellStyleXfs>`,
    `<cellXfs count="${cells.length + 1}">${general} xfId="0"/>${cells.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}

/** Adds what makes a workbook of the sheets with these names, which are parts of the zip by their number from 1. */
export function addBookParts(zip: ZipOutput, sheets: readonly string[]): void {
  const targets = sheets.map((_, index): [string, string] => ['worksheet', `worksheets/sheet${index + 1}.xml`]);
  zip.add('[Content_Types].xml', contentTypes(sheets));
  zip.add('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]));
  zip.add('xl/workbook.xml', workbook(sheets));
  zip.add('xl/_rels/workbook.xml.rels', relationships([...targets, ['styles', 'styles.xml']]));
  zip.add('xl/styles.xml', styles());
}
