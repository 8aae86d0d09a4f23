import 'server-only';
import { PAGE_SIZE } from './constants';
import { searchCompanies } from './queries';

type Question = Parameters<typeof searchCompanies>[0];

/** A company beside another one, and the page of the result that it is on. */
export type Neighbour = { key: string; name: string | null; page: number };

export type Neighbours = {
  /** Position in the whole result, from 1. */
  place: number;
  total: number;
  /** The page of the result that it is on itself. */
  page: number;
  before: Neighbour | null;
  after: Neighbour | null;
};

/**
 * Finds the companies before and after one in a result.
 * @returns null when the company is no longer on that page of it, nor on the one before.
 */
export async function findNeighbours(
  key: string,
  question: Question,
  isMoved = false,
): Promise<Neighbours | null> {
  const { pageSize = PAGE_SIZE } = question;
  const { items, total, page } = await searchCompanies(question);
  const at = items.findIndex((company) => company.key === key);
  // It moves up where companies before it have left, such as those saved since.
  if (at < 0 && !isMoved && page > 1)
    return findNeighbours(key, { ...question, page: page - 1 }, true);
  if (at < 0) return null;
  const first = (page - 1) * pageSize + 1;
  const beside = async (place: number): Promise<Neighbour | null> => {
    if (place < 1 || place > total) return null;
    // Past the ends of the page: a page of one has its position for a number.
    const found =
      items[place - first] ??
      (await searchCompanies({ ...question, page: place, pageSize: 1 })).items[0];
    return found ? { key: found.key, name: found.name, page: Math.ceil(place / pageSize) } : null;
  };
  const place = first + at;
  const [before, after] = await Promise.all([beside(place - 1), beside(place + 1)]);
  return { place, total, page, before, after };
}
