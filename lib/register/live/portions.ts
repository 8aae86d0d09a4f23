import 'server-only';
import type { LoadInput } from '../filings/load';

/** What is loaded together or not at all. */
export type Batch = { inputs: readonly LoadInput[] };

export type PortionLimits = {
  /** Number of inputs after which a load ends, at the end of its batch. */
  most: number;
  /** Time after which a load takes no further batch. */
  milliseconds: number;
};

const idsOf = ({ inputs }: Batch) =>
  inputs.flatMap((input) => ('entry' in input && input.entry ? [input.entry.id] : []));

/**
 * Divides batches into the loads they are written by: each portion is to be read to its end before
 * the next one is asked for, and has at least one batch. A filing that comes again begins another
 * portion, because a load does not know which of two entries is the newer one.
 * @throws whatever the batches throw, once the portion with those before is loaded.
 */
export async function* portionsOf<B extends Batch>(
  batches: AsyncIterable<B>,
  { most, milliseconds }: PortionLimits,
): AsyncGenerator<AsyncIterable<B>> {
  const source = batches[Symbol.asyncIterator]();
  let failure: { error: unknown } | null = null;
  const take = async (): Promise<B | null> => {
    try {
      const taken = await source.next();
      return taken.done ? null : taken.value;
    } catch (error) {
      failure = { error };
      return null;
    }
  };
  let next = await take();
  async function* portion(): AsyncGenerator<B> {
    const since = performance.now();
    const given = new Set<string>();
    let inputs = 0;
    while (next !== null) {
      const ids = idsOf(next);
      const isFull = inputs >= most || performance.now() - since >= milliseconds;
      if (inputs > 0 && (isFull || ids.some((id) => given.has(id)))) return;
      for (const id of ids) given.add(id);
      inputs += next.inputs.length;
      yield next;
      next = await take();
    }
  }
  try {
    while (next !== null) yield portion();
  } finally {
    await source.return?.();
  }
  if (failure) throw (failure as { error: unknown }).error;
}
