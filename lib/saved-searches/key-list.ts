/** A CVR number as the register writes it. */
export const keyText = (key: number): string => String(key).padStart(8, '0');

function packedLength(keys: Uint32Array): number {
  let length = 0;
  let last = 0;
  for (let at = 0; at < keys.length; at += 1) {
    const step = (keys[at] as number) - last;
    last = keys[at] as number;
    length += step < 128 ? 1 : step < 16_384 ? 2 : step < 2_097_152 ? 3 : step < 2 ** 28 ? 4 : 5;
  }
  return length;
}

/**
 * Encodes ascending CVR numbers as deltas in varint format: seven bits per byte, least significant
 * first. A dense list takes one byte per company, however large the register.
 */
export function packKeys(keys: Uint32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(packedLength(keys));
  let length = 0;
  let last = 0;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as number;
    let step = key - last;
    last = key;
    for (; step > 127; step = Math.floor(step / 128)) {
      bytes[length] = (step % 128) | 128;
      length += 1;
    }
    bytes[length] = step;
    length += 1;
  }
  return bytes;
}

/** Decodes the output of packKeys. */
export function unpackKeys(bytes: Uint8Array): Uint32Array {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) if ((bytes[at] as number) < 128) count += 1;
  const keys = new Uint32Array(count);
  let key = 0;
  let place = 0;
  let unit = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    key += (byte & 127) * unit;
    if (byte > 127) unit *= 128;
    else {
      keys[place] = key;
      place += 1;
      unit = 1;
    }
  }
  return keys;
}

/** A growing list; starts small, as nearly equal lists differ in few keys. */
class Keys {
  #list = new Uint32Array(256);
  #length = 0;

  push(key: number): void {
    if (this.#length === this.#list.length) {
      const longer = new Uint32Array(2 * this.#length);
      longer.set(this.#list);
      this.#list = longer;
    }
    this.#list[this.#length] = key;
    this.#length += 1;
  }

  take(): Uint32Array {
    return this.#list.slice(0, this.#length);
  }
}

/** The two set differences of ascending lists, each ascending. */
export function differences(
  before: Uint32Array,
  after: Uint32Array,
): { added: Uint32Array; removed: Uint32Array } {
  const [added, removed] = [new Keys(), new Keys()];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    const old = before[one] as number;
    const now = after[other] as number;
    if (old <= now) one += 1;
    if (now <= old) other += 1;
    if (old < now) removed.push(old);
    else if (now < old) added.push(now);
  }
  for (; one < before.length; one += 1) removed.push(before[one] as number);
  for (; other < after.length; other += 1) added.push(after[other] as number);
  return { added: added.take(), removed: removed.take() };
}

/** The symmetric difference of two ascending lists, ascending. */
export function toggle(keys: Uint32Array, toggled: Uint32Array): Uint32Array {
  if (toggled.length === 0) return keys;
  const { added, removed } = differences(keys, toggled);
  const both = new Uint32Array(added.length + removed.length);
  let [one, other] = [0, 0];
  for (let at = 0; at < both.length; at += 1) {
    const isFirst =
      other >= removed.length ||
      (one < added.length && (added[one] as number) < (removed[other] as number));
    both[at] = (isFirst ? added[one] : removed[other]) as number;
    if (isFirst) one += 1;
    else other += 1;
  }
  return both;
}
