import 'server-only';
import { makeBatch, nothingAside } from './batch';
import type { RowContext } from './cells';
import type { BatchSource } from './intake';
import type { BatchMaker, LoadEntry } from './types';

const entriesPerBatch = 500;

async function* makersOf(
  entries: Iterable<LoadEntry> | AsyncIterable<LoadEntry>,
  context: RowContext,
): AsyncGenerator<BatchMaker> {
  let number = 0;
  let gathered: LoadEntry[] = [];
  const maker = (): BatchMaker => {
    const batch = { entries: gathered, number };
    gathered = [];
    number += 1;
    return (mode) =>
      makeBatch(batch.entries, { number: batch.number, mode, aside: nothingAside() }, context);
  };
  for await (const entry of entries) {
    gathered.push(entry);
    if (gathered.length === entriesPerBatch) yield maker();
  }
  if (gathered.length > 0) yield maker();
}

/** Makes batches in the current thread. */
export function inlineBatches(
  entries: Iterable<LoadEntry> | AsyncIterable<LoadEntry>,
  context: RowContext,
): BatchSource {
  return { makers: makersOf(entries, context), ahead: 1 };
}
