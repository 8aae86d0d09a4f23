/** Makes the given number of calls at once. @returns their statuses in ascending order. */
export async function statuses(
  count: number,
  call: (place: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const all = await Promise.all(Array.from({ length: count }, (_, place) => call(place)));
  return all.map(({ status }) => status).sort();
}
