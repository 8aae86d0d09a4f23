import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { readReference } from '../reference';
import { UnknownCodes } from './codes';
import { RefusalCounts } from './refusals';
import type { Batch, BatchMaker, LoadOptions, Mode } from './types';

/** A source of batches, and how many may be made at once. */
export type BatchSource = {
  makers: AsyncIterable<BatchMaker>;
  ahead: number;
  /** Ends its threads; may be called repeatedly. */
  close?: () => Promise<void>;
};

/** Totals over the batches of a load. */
export class Intake {
  entries = 0;
  companies = 0;
  units = 0;
  unplaced = 0;
  /** Whether any production units or filings were included. */
  broughtUnits = false;
  broughtAccounts = false;
  readonly codes = new UnknownCodes(readReference());
  readonly ignored: Record<string, number> = {};
  readonly refusals = new RefusalCounts();
  /** Companies and units with a refused document. */
  readonly refused = {
    keys: new Set<string>(),
    registerIds: new Set<number>(),
    pNumbers: new Set<string>(),
    /** Number of documents of which nothing is known. */
    ofAnyone: 0,
  };

  constructor(private readonly options: LoadOptions) {}

  add(batch: Batch): void {
    this.entries += batch.entries;
    this.companies += batch.keys.length;
    this.units += batch.units;
    this.unplaced += batch.unplaced;
    this.broughtUnits ||= Boolean(batch.rows.production_units ?? batch.rows.separate_units);
    this.broughtAccounts ||= Boolean(batch.rows.filings);
    this.codes.add(batch.codes);
    for (const [kind, count] of Object.entries(batch.ignored)) {
      this.ignored[kind] = (this.ignored[kind] ?? 0) + count;
    }
    for (const refusal of batch.refused) {
      this.refusals.add(refusal.reason);
      if (refusal.isOfAnyone) this.refused.ofAnyone += 1;
      if (refusal.companyKey) this.refused.keys.add(refusal.companyKey);
      if (refusal.pNumber) this.refused.pNumbers.add(refusal.pNumber);
      if (refusal.registerId) this.refused.registerIds.add(refusal.registerId);
      this.options.onRefused?.(refusal);
    }
    this.options.onProgress?.({ entries: this.entries, refused: this.refusals.total });
  }
}

type Making = { make: BatchMaker; batch: Promise<Batch> };

/** Batches in the order of their makers, with up to `ahead` in the making at once. */
export async function* batchesInOrder(
  { makers, ahead }: BatchSource,
  mode: Mode,
): AsyncGenerator<{ make: BatchMaker; batch: Batch }> {
  const making: Making[] = [];
  const settle = async ({ make, batch }: Making) => ({ make, batch: await batch });
  try {
    for await (const make of makers) {
      const batch = Promise.resolve(make(mode));
      // Handled when its turn comes; until then a failure must not end the process.
      batch.catch(() => {});
      making.push({ make, batch });
      const first = making.length >= ahead ? making.shift() : undefined;
      if (first) yield await settle(first);
      // A batch made in this thread blocks the event loop; let data on its way to the database
      // proceed.
      else await setImmediate();
    }
    for (let next = making.shift(); next; next = making.shift()) yield await settle(next);
  } finally {
    await Promise.allSettled(making.map(({ batch }) => batch));
  }
}
