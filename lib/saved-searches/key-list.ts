/**
 * Rising CVR numbers as bytes: the step from each to the next, seven bits a byte, the
 * low ones first. A dense list takes a byte a company, whatever the register holds.
 */
export function packKeys(keys: Uint32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(keys.length * 5);
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
  return bytes.slice(0, length);
}

/** The keys of packKeys. */
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

/** What is in one of two rising lists and not in the other, each rising. */
export function differences(
  before: Uint32Array,
  after: Uint32Array,
): { added: Uint32Array; removed: Uint32Array } {
  const added = new Uint32Array(after.length);
  const removed = new Uint32Array(before.length);
  let [more, fewer, one, other] = [0, 0, 0, 0];
  while (one < before.length && other < after.length) {
    const old = before[one] as number;
    const now = after[other] as number;
    if (old <= now) one += 1;
    if (now <= old) other += 1;
    if (old < now) {
      removed[fewer] = old;
      fewer += 1;
    } else if (now < old) {
      added[more] = now;
      more += 1;
    }
  }
  for (; one < before.length; one += 1, fewer += 1) removed[fewer] = before[one] as number;
  for (; other < after.length; other += 1, more += 1) added[more] = after[other] as number;
  return { added: added.slice(0, more), removed: removed.slice(0, fewer) };
}

/** What is in just one of two rising lists, rising. */
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
