import 'server-only';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ReportError } from './report-error';

const maxDepth = 200;
/** Milliseconds; the largest report takes a hundredth of it. */
const longest = 20_000;
/** Characters between two looks at the clock. */
const stretch = 1024 ** 2;

export type Tag = SaxesTagNS;

/** What a reader of elements may ask of the place it is at. */
export type Cursor = {
  readonly line: number;
  readonly column: number;
  /** Namespace and local name of a prefixed name; `uri` is null for an unknown prefix. */
  resolve(name: string): { uri: string | null; local: string };
  fail(reason: string): never;
};

/** Told of elements in document order; the root has depth 1. */
export type ElementReader = {
  open(tag: Tag, depth: number): void;
  text(text: string): void;
  close(tag: Tag, depth: number): void;
};

/** The value of an attribute without a prefix; null when it is absent. */
export const attribute = (tag: Tag, name: string): string | null =>
  tag.attributes[name]?.value ?? null;

function cursorOf(parser: SaxesParser<{ xmlns: true }>): Cursor {
  return {
    get line() {
      return parser.line;
    },
    get column() {
      return parser.column;
    },
    resolve(name) {
      const colon = name.indexOf(':');
      const uri = parser.resolve(colon < 0 ? '' : name.slice(0, colon));
      return { uri: uri || null, local: name.slice(colon + 1) };
    },
    fail(reason) {
      throw new ReportError(reason, { line: parser.line, column: parser.column });
    },
  };
}

/**
 * Reads an XML document strictly. Nothing outside it is ever looked at, and it
 * may not declare entities: a document type is accepted only as the bare name
 * and identifiers that XHTML carries. Throws ReportError with line and column, also
 * when reading takes more than `patience` milliseconds.
 */
export function readXml(
  text: string,
  readerOf: (cursor: Cursor) => ElementReader,
  patience = longest,
): void {
  const deadline = performance.now() + patience;
  const parser = new SaxesParser({ xmlns: true });
  const cursor = cursorOf(parser);
  const reader = readerOf(cursor);
  let depth = 0;
  parser.on('error', (error) => {
    const reason = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    cursor.fail(`not well-formed XML: ${reason}`);
  });
  parser.on('doctype', (doctype) => {
    if (/[[<]/.test(doctype)) cursor.fail('the document has a DTD');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > maxDepth) cursor.fail(`elements are nested deeper than ${maxDepth}`);
    reader.open(tag, depth);
  });
  parser.on('text', (piece) => reader.text(piece));
  parser.on('cdata', (piece) => reader.text(piece));
  parser.on('closetag', (tag) => {
    reader.close(tag, depth);
    depth -= 1;
  });
  for (let at = 0; at < text.length; at += stretch) {
    if (performance.now() > deadline) cursor.fail('takes too long to read');
    parser.write(text.slice(at, at + stretch));
  }
  parser.close();
}
