import 'server-only';
import type { CompanyDetail } from '@/lib/companies/types';
import type { Point } from './area';
import { keyOfDoc } from './engine/doc-key';
import { nearestDocs } from './engine/nearest';
import { readHits } from './hits';
import { withIndex } from './live-index';

const MOST_NEARBY = 10;
const METRES = 1_000;

/** A company and its distance, in kilometres rounded to the metre. */
type Nearby = { company: CompanyDetail; km: number };

/** The companies with a position nearest to a point, nearest first; at most ten. */
export function listNearby(from: Point): Promise<Nearby[]> {
  return withIndex(async (index) => {
    const near = nearestDocs(index, from, MOST_NEARBY);
    const farAway = new Map(near.map(({ doc, km }) => [keyOfDoc(index, doc), km]));
    const { version, value: hits } = await readHits([...farAway.keys()]);
    const value = hits.map(({ company }) => {
      const km = Math.round((farAway.get(company.key) ?? 0) * METRES) / METRES;
      return { company, km };
    });
    return { version, value };
  });
}
