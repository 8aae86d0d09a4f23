import 'server-only';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ReportError } from './report-error';

const maxDepth = 200;
/** Timeout in milliseconds; the largest report takes a hundredth of it. */
const longest = 20_000;
/** Characters between two checks of the timeout. */
const stretch = 1024 ** 2;

export type Tag = SaxesTagNS;

/** The position and namespaces available to a reader of elements. */
export type Cursor = {
  readonly line: number;
  readonly column: number;
  /** Namespace and local name of a prefixed name; `uri` is null for an unknown prefix. */
  resolve(name: string): { uri: string | null; local: string };
  fail(reason: string): never;
};

/** Receives elements in document order; the root has depth 1. */
export type ElementReader = {
  open(tag: Tag, depth: number): void;
  text(text: string): void;
  close(tag: Tag, depth: number): void;
};

/** The value of an unprefixed attribute; null if absent. */
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
 * Parses an XML document strictly. External resources are never loaded, and entities must not be
 * declared: a document type is only accepted as the bare name and identifiers that XHTML uses.
 * Throws ReportError with line and column, also if parsing takes longer than `patience`
 * milliseconds.
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
