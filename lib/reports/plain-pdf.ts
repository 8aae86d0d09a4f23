import PDFDocument from 'pdfkit';
import { COLOURS, type PdfColumn, PdfPages, PdfTable } from '@/lib/exports/file/pdf-pages';
import { PdfText } from '@/lib/exports/file/pdf-text';
import type { Language } from '@/lib/i18n/languages';
import type { PrintedColumn, PrintedDocument, PrintedSection } from './types';

/** A4. */
const SHEET = { width: 595.28, height: 841.89, margin: 40, foot: 16 };
const TITLE = { size: 18, line: 27, weight: 600 } as const;
const SUBTITLE = { size: 9, line: 27, colour: COLOURS.quiet };
const HEADING = { size: 10, line: 15, weight: 600, colour: COLOURS.heading } as const;
const TEXT = { size: 9, line: 13 };
const TABLE = { size: 8, line: 11 };
const NOTE = { size: 7.5, line: 11, colour: COLOURS.quiet };

function placed(columns: readonly PrintedColumn[], pages: PdfPages): PdfColumn[] {
  let x = SHEET.margin;
  return columns.map(({ label, width: share, align }) => {
    const width = share * pages.width;
    x += width;
    return { x: x - width, width, heading: label, figures: align === 'right' };
  });
}

function drawSection({ heading, text, table, note }: PrintedSection, pages: PdfPages): void {
  pages.write(heading, HEADING);
  if (table) {
    const drawn = new PdfTable(pages, placed(table.columns, pages), TABLE);
    for (const { cells, strong } of table.rows) drawn.row(cells, { weight: strong ? 600 : 400 });
  }
  if (text) pages.write(text, TEXT);
  if (note) pages.write(note, NOTE);
}

/** Draws the foot of every page, once the number of pages is known. */
function drawFeet(footer: string, { doc, text }: PdfPages): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.fillColor(COLOURS.ink);
    const y = SHEET.height - 32;
    text.write(`${footer} · ${page + 1}/${count}`, SHEET.margin, y, NOTE.size);
  }
}

/**
 * Prints a document whose sections are tables and texts, row by row: the layout engine of other
 * reports takes seconds for long tables.
 */
export async function plainPdf(content: PrintedDocument, language: Language): Promise<Buffer> {
  const { title, subtitle, sections, footer } = content;
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: `${title} · ${subtitle}`,
      Author: 'Veminto',
      Creator: 'Veminto',
      Producer: 'Veminto',
    },
  });
  const pages = new PdfPages(new PdfText(doc), SHEET);
  pages.write(title, TITLE);
  pages.write(subtitle, SUBTITLE);
  for (const section of sections) drawSection(section, pages);
  drawFeet(footer, pages);
  doc.end();
  const parts: Buffer[] = [];
  for await (const part of doc) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}
