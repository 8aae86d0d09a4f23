/** Rows per statement, so that each one ends within the database's statement timeout. */
const BATCH = 20_000;

/**
 * Deletes or updates many rows in batches, until a statement affects no more.
 * @returns the total number of rows.
 */
export async function inBatches(step: (most: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = await step(BATCH); count > 0; count = await step(BATCH)) total += count;
  return total;
}
