/** Of one statement, which has to end within the time limit of the database. */
const BATCH = 20_000;

/**
 * Removes or changes many rows, so many by each statement, until one finds no more.
 * @returns how many there were.
 */
export async function inBatches(step: (most: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = await step(BATCH); count > 0; count = await step(BATCH)) total += count;
  return total;
}
