/**
 * The places of the highest values. None where fewer than two are known, or where
 * all that are known are the same: there is nothing to tell apart.
 */
export function placesOfHighest(values: readonly (number | null)[]): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  const most = Math.max(...known);
  if (known.length < 2 || known.every((value) => value === most)) return new Set();
  return new Set([...values.keys()].filter((place) => values[place] === most));
}
