import {
  addBits,
  addDocs,
  allBits,
  type Bits,
  countBits,
  hasBit,
  listDocs,
  noBits,
  pageOfBits,
  writeRest,
  writeShared,
} from './bits';
import { firstFrom, isRising, rising } from './rising';

/**
 * A set with more than one doc in this many is a bitmap; a pass over all bits costs about as much
 * as reading such a list.
 */
const FEW = 64;

/**
 * An immutable set of docs of a register. A small set is a sorted list, a large one a bitmap, so
 * that rare words cost next to nothing.
 */
export class DocSet {
  /** Number of docs in the register. */
  readonly docs: number;
  readonly size: number;
  private readonly held: Uint32Array | Bits;

  private constructor(docs: number, held: Uint32Array | Bits, size: number) {
    this.docs = docs;
    this.size = size;
    this.held = held;
  }

  static none(docs: number): DocSet {
    return new DocSet(docs, new Uint32Array(), 0);
  }

  static all(docs: number): DocSet {
    return DocSet.of(docs, allBits(docs), docs);
  }

  /** From a sorted list; takes ownership of it. */
  static ofList(docs: number, list: Uint32Array): DocSet {
    return list.length * FEW <= docs
      ? new DocSet(docs, list, list.length)
      : DocSet.ofBits(docs, addDocs(noBits(docs), list));
  }

  /** From a bitmap; takes ownership of it. */
  static ofBits(docs: number, bits: Bits): DocSet {
    return DocSet.of(docs, bits, countBits(bits));
  }

  private static of(docs: number, bits: Bits, size: number): DocSet {
    if (size * FEW > docs) return new DocSet(docs, bits, size);
    const list = new Uint32Array(size);
    listDocs(bits, list);
    return new DocSet(docs, list, size);
  }

  /** From docs in any order, possibly with duplicates; takes ownership of the list. */
  static gather(docs: number, list: Uint32Array): DocSet {
    if (list.length * FEW > docs) return DocSet.ofBits(docs, addDocs(noBits(docs), list));
    return DocSet.ofList(docs, isRising(list) ? list : rising(list, docs));
  }

  /** The union of sets. */
  static union(docs: number, sets: readonly DocSet[]): DocSet {
    const [first, ...others] = sets.filter(({ size }) => size > 0);
    if (!first) return DocSet.none(docs);
    if (others.length === 0) return first;
    const total = others.reduce((sum, { size }) => sum + size, first.size);
    if (total * FEW <= docs) {
      const list = new Uint32Array(total);
      let count = 0;
      for (const set of [first, ...others]) {
        list.set(set.list(), count);
        count += set.size;
      }
      return DocSet.gather(docs, list);
    }
    const united = first.bits().slice();
    for (const set of others) {
      const held = set.held;
      if (held instanceof Int32Array) addBits(united, held);
      else addDocs(united, held);
    }
    return DocSet.ofBits(docs, united);
  }

  /** The intersection of sets; null for no sets. */
  static shared(sets: readonly DocSet[]): DocSet | null {
    const [fewest, ...others] = [...sets].sort((a, b) => a.size - b.size);
    return fewest ? others.reduce((left, set) => left.and(set), fewest) : null;
  }

  /** Docs that are in at least one set of each group; empty groups match nothing. */
  static inEach(docs: number, groups: readonly (readonly DocSet[])[]): DocSet {
    const sizeOf = (sets: readonly DocSet[]) => sets.reduce((sum, { size }) => sum + size, 0);
    const [fewest = [], ...others] = [...groups].sort((a, b) => sizeOf(a) - sizeOf(b));
    let left = DocSet.union(docs, fewest);
    for (const sets of others) {
      // Intersecting each set with few docs is cheaper than building the union of the group.
      left =
        sizeOf(sets) > left.size
          ? DocSet.union(
              docs,
              sets.map((set) => set.and(left)),
            )
          : left.and(DocSet.union(docs, sets));
    }
    return left;
  }

  has(doc: number): boolean {
    const held = this.held;
    return held instanceof Int32Array ? hasBit(held, doc) : held[firstFrom(held, 0, doc)] === doc;
  }

  and(other: DocSet): DocSet {
    if (this.size === this.docs || other === this) return other;
    if (other.size === this.docs) return this;
    if (this.size > other.size) return other.and(this);
    const [mine, theirs] = [this.held, other.held];
    if (!(mine instanceof Int32Array)) return this.listed(theirs, true);
    const bits = noBits(this.docs);
    return DocSet.of(this.docs, bits, writeShared(bits, mine, other.bits()));
  }

  /** The difference: docs that are not in the other set. */
  without(other: DocSet): DocSet {
    if (other.size === 0) return this;
    const [mine, theirs] = [this.held, other.held];
    if (!(mine instanceof Int32Array)) return this.listed(theirs, false);
    const bits = noBits(this.docs);
    return DocSet.of(this.docs, bits, writeRest(bits, mine, other.bits()));
  }

  /** For a set kept as a list: the docs that are in the other set, or those that are not. */
  private listed(other: Uint32Array | Bits, wanted: boolean): DocSet {
    const list = this.held;
    const kept = new Uint32Array(this.size);
    let count = 0;
    let from = 0;
    for (let at = 0; at < list.length; at += 1) {
      const doc = list[at] as number;
      let has: boolean;
      if (other instanceof Int32Array) has = hasBit(other, doc);
      else {
        from = firstFrom(other, from, doc);
        has = other[from] === doc;
      }
      if (has !== wanted) continue;
      kept[count] = doc;
      count += 1;
    }
    return count === list.length ? this : new DocSet(this.docs, kept.slice(0, count), count);
  }

  /** The docs that pass a test. */
  filter(passes: (doc: number) => boolean): DocSet {
    const list = this.list();
    const kept = new Uint32Array(list.length);
    let count = 0;
    for (let at = 0; at < list.length; at += 1) {
      const doc = list[at] as number;
      if (!passes(doc)) continue;
      kept[count] = doc;
      count += 1;
    }
    return count === list.length ? this : DocSet.ofList(this.docs, kept.slice(0, count));
  }

  /** Up to `limit` docs in order, after skipping the first `offset`. */
  page(offset: number, limit: number): number[] {
    const held = this.held;
    return held instanceof Int32Array
      ? pageOfBits(held, offset, limit)
      : [...held.subarray(offset, offset + limit)];
  }

  /** The docs in order, read-only. A buffer with room for all docs avoids an allocation. */
  list(buffer?: Uint32Array): Uint32Array {
    const held = this.held;
    if (!(held instanceof Int32Array)) return held;
    const target = buffer ?? new Uint32Array(this.size);
    return target.subarray(0, listDocs(held, target));
  }

  /** The set as a bitmap, read-only. */
  bits(): Bits {
    const held = this.held;
    return held instanceof Int32Array ? held : addDocs(noBits(this.docs), held);
  }

  /** Memory use. */
  get bytes(): number {
    return this.held.byteLength;
  }
}
