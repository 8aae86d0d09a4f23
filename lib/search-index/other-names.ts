import 'server-only';
import type { ClientBase } from 'pg';
import { grown } from './build/growing';
import { copyOut } from './copy-out';

/** Names by company, packed: arrays in a Map would take ten times the memory. */
export class OtherNames {
  /** The company of each name, ascending, and where the name ends. */
  #keys = new Uint32Array(1024);
  #ends = new Uint32Array(1024);
  #bytes = new Uint8Array(64 * 1024);
  #count = 0;

  /** Companies must be added in ascending order. */
  add(key: number, name: Uint8Array): void {
    const start = this.#endOf(this.#count - 1);
    this.#bytes = grown(this.#bytes, start + name.length);
    this.#keys = grown(this.#keys, this.#count + 1);
    this.#ends = grown(this.#ends, this.#count + 1);
    this.#bytes.set(name, start);
    this.#keys[this.#count] = key;
    this.#ends[this.#count] = start + name.length;
    this.#count += 1;
  }

  /** The distinct names of a company. */
  of(key: number): string[] {
    let at = this.#firstOf(key);
    if (at === this.#count || this.#keys[at] !== key) return none;
    const names = new Set<string>();
    for (; at < this.#count && this.#keys[at] === key; at += 1) {
      names.add(decoder.decode(this.#bytes.subarray(this.#endOf(at - 1), this.#endOf(at))));
    }
    return [...names];
  }

  #endOf(name: number): number {
    return name < 0 ? 0 : (this.#ends[name] ?? 0);
  }

  #firstOf(key: number): number {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const decoder = new TextDecoder();
const none: string[] = [];

/**
 * Former and secondary names that differ from the current one.
 * @param among a condition on `named`.
 */
export async function readOtherNames(client: ClientBase, among = 'true'): Promise<OtherNames> {
  const names = new OtherNames();
  const select = `
    SELECT company_key::int4, name FROM company_names named
    WHERE ${among} AND NOT EXISTS (
      SELECT FROM companies WHERE key = named.company_key AND companies.name = named.name)
    ORDER BY company_key, position`;
  await copyOut(client, select, (row) => names.add(row.int(0), row.bytes(1)));
  return names;
}
