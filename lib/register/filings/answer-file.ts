import 'server-only';
import { findDocuments } from '../read';
import { filingEntries, type IndexItem } from './index-entry';

export type AnswerItem = IndexItem & { line: number };

function readItems(bytes: Buffer): IndexItem[] {
  try {
    return filingEntries(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [{ reason: `not valid JSON: ${error.message.slice(0, 120)}` }];
  }
}

/**
 * Reads a file of answers of the index of filings: answers, lists of hits, hits,
 * or what hits hold, also one a line, plain or gzipped. Memory holds one entry.
 */
export async function* readAnswers(file: string): AsyncGenerator<AnswerItem> {
  for await (const found of findDocuments([{ file, bytes: 0 }])) {
    const items = 'reason' in found ? [{ reason: found.reason }] : readItems(found.bytes);
    for (const item of items) yield { ...item, line: found.line };
  }
}
