export function add<Key>(places: Map<Key, number[]>, key: Key, place: number): void {
  const list = places.get(key);
  if (list) list.push(place);
  else places.set(key, [place]);
}

/** Index of the first text in a sorted list that is not before another (lower bound). */
export function firstAtLeast(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
