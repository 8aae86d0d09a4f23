import 'server-only';
import { ReportError } from './report-error';

/** A report has a few MB including its pictures; anything longer is not one. */
const maxReportBytes = 64 * 1024 ** 2;

const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/;

/** The encoding according to the first bytes; null if they do not indicate one. */
function markedEncoding(document: Buffer): string | null {
  const [first, second, third, fourth] = document;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0x3c && second === 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c && third === 0) return 'utf-16be';
  return null;
}

function declaredEncoding(document: Buffer): string {
  const label = declared.exec(document.toString('latin1', 0, 200))?.[1]?.toLowerCase() ?? 'utf-8';
  // A declaration readable as single bytes, without a byte order mark, cannot be UTF-16.
  return label.startsWith('utf-16') || label.includes('10646') ? 'utf-8' : label;
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new ReportError(`the encoding ${encoding.slice(0, 40)} is not known`);
  }
}

/**
 * Decodes an XML document by its byte order mark or its declaration, or else as UTF-8. Throws
 * ReportError if the bytes are not valid in that encoding.
 */
export function decodeXml(document: Buffer): string {
  if (document.length === 0) throw new ReportError('the document is empty');
  if (document.length > maxReportBytes) {
    throw new ReportError(`the document is larger than ${maxReportBytes / 1024 ** 2} MiB`);
  }
  const encoding = markedEncoding(document) ?? declaredEncoding(document);
  const decoder = decoderOf(encoding);
  try {
    return decoder.decode(document);
  } catch {
    throw new ReportError(`the document is not in ${encoding} as it says`);
  }
}
