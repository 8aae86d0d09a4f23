import 'server-only';
import { findDocuments } from '../read';
import { filingEntries, type IndexItem } from './index-entry';

type AnswerItem = IndexItem & { line: number };

function readItems(bytes: Buffer): IndexItem[] {
  try {
    return filingEntries(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [{ reason: `not valid JSON: ${error.message.slice(0, 120)}` }];
  }
}

/**
 * Reads a file of responses from the index of filings: responses, lists of hits, hits or their
 * contents, also one per line, plain or gzipped. Holds one entry in memory.
 */
export async function* readAnswers(file: string): AsyncGenerator<AnswerItem> {
  for await (const found of findDocuments([{ file, bytes: 0 }])) {
    const items = 'reason' in found ? [{ reason: found.reason }] : readItems(found.bytes);
    for (const item of items) yield { ...item, line: found.line };
  }
}
