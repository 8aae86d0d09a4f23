/** The letters of a Danish keyboard; each row is shifted half a key to the right. */
const rows = ['qwertyuiopå', 'asdfghjklæø', 'zxcvbnm'].map((row) => Array.from(row));

export const letters: readonly string[] = rows.flat();

/** The keys adjacent to a key; none for characters that are not on the keyboard. */
export function neighbours(letter: string): string[] {
  const row = rows.findIndex((keys) => keys.includes(letter));
  const at = rows[row]?.indexOf(letter) ?? -1;
  if (at < 0) return [];
  const keys = (of: number, ...places: number[]) => places.map((place) => rows[of]?.[place]);
  return [
    ...keys(row, at - 1, at + 1),
    ...keys(row - 1, at, at + 1),
    ...keys(row + 1, at - 1, at),
  ].filter((key) => key !== undefined);
}
