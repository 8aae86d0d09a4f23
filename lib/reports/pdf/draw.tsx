import { renderToBuffer } from '@react-pdf/renderer';
import type { Language } from '@/lib/i18n/languages';
import type { PrintedDocument } from '../types';
import { PdfDocument } from './document';
import { readFonts } from './fonts';

/** The PDF of a document. */
export async function drawPdf(content: PrintedDocument, language: Language): Promise<Buffer> {
  await readFonts();
  return renderToBuffer(<PdfDocument language={language} {...content} />);
}
