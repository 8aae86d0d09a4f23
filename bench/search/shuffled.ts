import { Random } from '@/prisma/sample/random';

/** A different order in each round, so that no query always follows the same one. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = new Random(seed);
  return list
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
