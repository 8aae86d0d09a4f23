import 'server-only';
import { registerDb } from '@/lib/db';
import { findRegisterStatus } from '@/lib/register/queries';
import { knownValuesOf } from '@/lib/search/known-filters';
import { indexVersion, withIndex } from '@/lib/search/live-index';
import type { SearchIndex } from '@/lib/search-index/types';
import { dayText } from './reader/calendar';
import { type Lexicon, makeLexicon } from './reader/lexicon';
import type { Tables } from './reader/vocabulary';

const known = new WeakMap<SearchIndex, Promise<Lexicon>>();

/** The lexicon for reading sentences, made from the register's code tables and cached per index. */
export function findLexicon(): Promise<Lexicon> {
  return withIndex(async (index) => {
    const kept = known.get(index) ?? readLexicon(index);
    known.set(index, kept);
    // A failure reaches everyone who waits for it; the next call tries again.
    kept.catch(() => known.delete(index));
    const [version, value] = await Promise.all([indexVersion(), kept]);
    return { version, value };
  });
}

type Position = { latitude: number | null; longitude: number | null };

const pointOf = ({ latitude, longitude }: Position) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

async function readLexicon(index: SearchIndex): Promise<Lexicon> {
  const [industries, forms, municipalities, districts, status] = await Promise.all([
    registerDb.industry.findMany({
      orderBy: [{ version: 'asc' }, { code: 'asc' }],
      select: { version: true, code: true, danish: true, english: true },
    }),
    registerDb.legalForm.findMany({ orderBy: { code: 'asc' }, select: { code: true, name: true } }),
    registerDb.municipality.findMany({
      orderBy: { name: 'asc' },
      select: { name: true, latitude: true, longitude: true, region: { select: { name: true } } },
    }),
    registerDb.postalDistrict.findMany({
      orderBy: { postalCode: 'asc' },
      select: { postalCode: true, name: true, latitude: true, longitude: true },
    }),
    findRegisterStatus(),
  ]);
  const used = knownValuesOf(index);
  const tables: Tables = {
    industries,
    forms,
    districts: districts.map(({ postalCode, name, ...position }) => ({
      postalCode,
      name,
      center: pointOf(position),
    })),
    municipalities: municipalities.map(({ name, region, ...position }) => ({
      name,
      region: region?.name ?? null,
      center: pointOf(position),
    })),
    usedIndustries: used.industry,
    usedSectors: used.sector,
    today: dayText(status.updatedOn ?? status.snapshotDate ?? new Date()),
  };
  return makeLexicon(tables);
}
