import 'server-only';
import { oncePerInSteps, partsOf, type Steps } from '@/lib/in-steps';
import { oncePer } from '@/lib/once-per';
import { newOrder, sortInSteps } from '@/lib/search-index/build/order';
import type { Codes, SearchIndex } from '@/lib/search-index/types';
import { DocSet } from './doc-set';

export type Positions = Pick<SearchIndex, 'docs' | 'x' | 'y'>;

/** A block is 2^17 half units wide and high (2.5 km at the equator): 2^14 around the world. */
export const BLOCK_BITS = 17;
const BLOCKS_AROUND_BITS = 31 - BLOCK_BITS;

/**
 * The docs with a position, grouped by block, so that a cell of the map is a few contiguous runs.
 * Block b holds places `starts[b]` up to `starts[b + 1]`.
 */
export type MapBlocks = {
  docs: Uint32Array;
  /** Positions in the same order as `docs`, for locality of reference. */
  x: Uint32Array;
  y: Uint32Array;
  starts: Uint32Array;
  /** Columns and rows of the blocks. */
  columns: Int32Array;
  rows: Int32Array;
  /** The block of every doc of the register, from 1; 0 means none. */
  blockOf: Codes;
};

type Placed = { docs: Uint32Array; blocks: Uint32Array };

/** The docs with a position, sorted by block, and their blocks. Cached with the index. */
const placedDocs = oncePerInSteps('placedDocs', placeDocs);

function* placeDocs({ docs: count, x, y }: Positions): Steps<Placed> {
  const blockOf = new Uint32Array(count);
  for (let doc = 0; doc < count; doc += 1) {
    const row = (y[doc] ?? 0) >>> (BLOCK_BITS + 1);
    blockOf[doc] = (row << BLOCKS_AROUND_BITS) | ((x[doc] ?? 0) >>> (BLOCK_BITS + 1));
  }
  const order = newOrder(count);
  yield* sortInSteps(order, blockOf);
  const docs = new Uint32Array(count);
  const blocks = new Uint32Array(count);
  let placed = 0;
  for (const [from, to] of partsOf(count)) {
    for (let at = from; at < to; at += 1) {
      const doc = order.rows[at] ?? 0;
      if (x[doc] === 0 && y[doc] === 0) continue;
      docs[placed] = doc;
      blocks[placed] = blockOf[doc] ?? 0;
      placed += 1;
    }
    yield;
  }
  return { docs: docs.subarray(0, placed), blocks: blocks.subarray(0, placed) };
}

/** Cached with the index. */
export const mapBlocks = oncePerInSteps('mapBlocks', makeBlocks);

function* makeBlocks(index: Positions): Steps<MapBlocks> {
  yield* placedDocs.steps(index);
  const { docs, blocks } = placedDocs(index);
  const starts: number[] = [];
  for (let at = 0; at < docs.length; at += 1) {
    if (at === 0 || blocks[at] !== blocks[at - 1]) starts.push(at);
  }
  const first = Uint32Array.from(starts, (at) => blocks[at] ?? 0);
  yield;
  return {
    blockOf: yield* blocksOfDocs(index.docs, docs, starts),
    docs,
    x: yield* inOrder(docs, index.x),
    y: yield* inOrder(docs, index.y),
    starts: Uint32Array.from([...starts, docs.length]),
    columns: Int32Array.from(first, (block) => block & (2 ** BLOCKS_AROUND_BITS - 1)),
    rows: Int32Array.from(first, (block) => block >>> BLOCKS_AROUND_BITS),
  };
}

function* inOrder(docs: Uint32Array, values: Uint32Array): Steps<Uint32Array> {
  const ordered = new Uint32Array(docs.length);
  for (const [from, to] of partsOf(docs.length)) {
    for (let at = from; at < to; at += 1) ordered[at] = values[docs[at] ?? 0] ?? 0;
    yield;
  }
  return ordered;
}

/** A block has a hundred companies of the whole register. */
const BLOCKS_PER_STEP = 1_000;

function* blocksOfDocs(count: number, docs: Uint32Array, starts: readonly number[]): Steps<Codes> {
  const blockOf = starts.length < 2 ** 16 ? new Uint16Array(count) : new Uint32Array(count);
  for (const [from, to] of partsOf(starts.length, BLOCKS_PER_STEP)) {
    for (let block = from; block < to; block += 1) {
      const end = starts[block + 1] ?? docs.length;
      for (let at = starts[block] ?? 0; at < end; at += 1) blockOf[docs[at] ?? 0] = block + 1;
    }
    yield;
  }
  return blockOf;
}

/** The docs without a position; cached with the index. */
export const unplacedDocs = oncePer('unplacedDocs', ({ docs, x, y }: Positions) => {
  const list = Uint32Array.from(x.keys()).filter((doc) => x[doc] === 0 && y[doc] === 0);
  return DocSet.ofList(docs, list);
});
