import 'server-only';
import { companyKeySchema } from '@/lib/companies/schemas';
import { registerDb } from '@/lib/db';
import { keyOfDoc } from '@/lib/search/engine/doc-key';
import { readHits } from '@/lib/search/hits';
import { fromIndex, withIndex } from '@/lib/search/live-index';
import { foldSearched } from '@/lib/words/fold';
import { MOST_RECOMMENDED } from './constants';
import { docNamed } from './named-doc';
import { growthBetween, reasonsOf } from './reasons';
import { type Candidate, findDoc, similarDocs } from './similar-docs';
import type { Recommendation } from './types';

/** Number of candidates compared by growth, which is read from the database. */
const COMPARED = 40;

/** Distance added by different growth: per percentage point, the maximum, and when unknown. */
const GROWTH = { point: 0.02, most: 1, unknown: 0.6 };

/** Danish names of all industries in the same group as the company's industry. */
async function relatedIndustries(key: string): Promise<Set<string>> {
  const rows = await registerDb.$queryRaw<{ danish: string }[]>`
    SELECT related.danish FROM companies company JOIN industries related
      ON related.version = company.industry_version
      AND left(related.code, 3) = left(company.industry_code, 3)
    WHERE company.key = ${key}`;
  return new Set(rows.map(({ danish }) => danish));
}

async function readGrowth(keys: string[]): Promise<Map<string, number | null>> {
  const rows = await registerDb.newestFigures.findMany({
    where: { companyKey: { in: keys } },
    select: { companyKey: true, growth: true },
  });
  return new Map(rows.map(({ companyKey, growth }) => [companyKey, growth]));
}

function farther(apart: number | null): number {
  return apart === null ? GROWTH.unknown : Math.min(apart * GROWTH.point, GROWTH.most);
}

/**
 * Active companies similar to a given one, most similar first, each with what they have in common.
 * Empty for a company that is unknown or has neither industry nor municipality.
 */
export async function listRecommendations(key: string): Promise<Recommendation[]> {
  if (!companyKeySchema.safeParse(key).success) return [];
  const related = await relatedIndustries(key);
  return withIndex(async (index) => {
    const doc = findDoc(index, key);
    if (doc === null) return { version: index.version, value: [] };
    const near = similarDocs(index, doc, related, COMPARED);
    const keyOf = (candidate: Candidate) => keyOfDoc(index, candidate.doc);
    const growth = await readGrowth([key, ...near.map(keyOf)]);
    const chosen = near
      .map((one) => ({ ...one, apart: growthBetween(growth.get(key), growth.get(keyOf(one))) }))
      .map((one) => ({ ...one, distance: one.distance + farther(one.apart) }))
      .sort((a, b) => a.distance - b.distance || a.doc - b.doc)
      .slice(0, MOST_RECOMMENDED);
    const reasons = new Map(
      chosen.map((one) => [keyOf(one), reasonsOf(index, doc, one.doc, one.apart)]),
    );
    const { version, value: hits } = await readHits([...reasons.keys()]);
    const value = hits.map(({ company }) => ({
      company,
      reasons: reasons.get(company.key) ?? [],
    }));
    return { version, value };
  });
}

/**
 * The key of the company with a name, ignoring spelling variants; the most prominent one of
 * several. Null when no company currently has the name.
 */
export function findKeyByName(name: string): Promise<string | null> {
  const words = foldSearched(name)
    .split(' ')
    .filter((word) => word !== '');
  return fromIndex((index) => {
    const doc = docNamed(index, words);
    return doc === null ? null : keyOfDoc(index, doc);
  });
}
