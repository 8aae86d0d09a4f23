/**
 * The indexes of the highest values. Empty if fewer than two values are known or all known values
 * are equal, since nothing stands out then.
 */
export function placesOfHighest(values: readonly (number | null)[]): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  const most = Math.max(...known);
  if (known.length < 2 || known.every((value) => value === most)) return new Set();
  return new Set([...values.keys()].filter((place) => values[place] === most));
}
