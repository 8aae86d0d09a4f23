import { readWithReader } from '@/lib/ai-search/read-sentence';

/** The first and the last day, YYYY-MM-DD, both inclusive. */
export type Period = { from: string; to: string };

/** "In March 2020", "den 1. maj 2019": the days that words for a time mean; null for other words. */
export async function periodIn(when: string): Promise<Period | null> {
  const { filters, notUnderstood, search } = await readWithReader(`founded ${when}`);
  const { from, to } = filters.founded ?? {};
  const isOther = Object.keys(filters).length > 1 || search !== null || notUnderstood.length > 0;
  return isOther || !from || !to ? null : { from, to };
}
