import 'server-only';
import { InlineReader } from './inline-reader';
import { emptyInstance, type Instance } from './instance';
import { instanceSpace } from './names';
import { PlainReader } from './plain-reader';
import { type Cursor, type ElementReader, readXml, type Tag } from './xml';

const pageSpace = 'http://www.w3.org/1999/xhtml';

/**
 * Reads an XBRL instance or an inline XBRL page, depending on the root element. Throws ReportError
 * with line and column for anything else.
 */
export function readInstance(text: string): Instance {
  const instance = emptyInstance();
  readXml(text, (cursor) => {
    let reader: PlainReader | InlineReader | null = null;
    return {
      open(tag, depth) {
        reader ??= readerOf(tag, instance, cursor);
        reader.open(tag, depth);
      },
      text: (piece) => reader?.text(piece),
      close(tag, depth) {
        reader?.close(tag, depth);
        if (depth === 1 && reader instanceof InlineReader) reader.finish();
      },
    } satisfies ElementReader;
  });
  return instance;
}

function readerOf(root: Tag, instance: Instance, cursor: Cursor): PlainReader | InlineReader {
  if (root.uri === instanceSpace && root.local === 'xbrl') return new PlainReader(instance, cursor);
  if (root.uri === pageSpace && root.local === 'html') return new InlineReader(instance, cursor);
  return cursor.fail('neither an XBRL instance nor inline XBRL');
}
