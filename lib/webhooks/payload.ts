import 'server-only';
import { toChangeOnWire } from '@/lib/changes/on-wire';
import { db, registerDb } from '@/lib/db';
import { env } from '@/lib/env';
import { type Change, changeNews, withoutPlaces } from '@/lib/notifications/change-text';
import type { NewsTopic } from '@/lib/notifications/constants';
import { notificationHref } from '@/lib/notifications/link';
import { isGraveChange, topicOf } from '@/lib/notifications/topics';
import { paths } from '@/lib/paths';
import { countsText } from '@/lib/saved-searches/compare/store';
import { keyText, unpackKeys } from '@/lib/saved-searches/key-list';
import { namesOf } from '@/lib/saved-searches/names-of';
import {
  type CompanyPayload,
  MOST_COMPANIES,
  type Payload,
  type SearchPayload,
} from './payload-shapes';

/** What a message is about. */
type About = {
  title: string;
  companyKey: string | null;
  savedSearchId: string | null;
  loadId: number | null;
  topics: NewsTopic[];
  createdAt: Date;
};

/** Read from the primary: a standby that lags may not have them yet. */
const changesOf = (load: number, company: string): Promise<Change[]> => db.$queryRaw`
  SELECT field::text AS field, before, after FROM register_changes
  WHERE load_id = ${load} AND company_key = ${company}
  UNION ALL
  SELECT 'GONE', NULL, NULL FROM gone_companies WHERE load_id = ${load} AND company_key = ${company}
  UNION ALL
  SELECT 'BACK', NULL, NULL FROM gone_companies
  WHERE back_load_id = ${load} AND company_key = ${company}`;

/** As in mails: a company that the register lacks counts as protected. */
async function isProtected(company: string): Promise<boolean> {
  const found = await registerDb.company.findUnique({
    where: { key: company },
    select: { advertisingProtected: true },
  });
  return found?.advertisingProtected ?? true;
}

type CompanyNews = About & { companyKey: string; loadId: number };

async function companyPayload(about: CompanyNews): Promise<CompanyPayload | null> {
  const { companyKey, loadId, topics, createdAt } = about;
  const all = await changesOf(loadId, companyKey);
  const changes = all.filter((change) => topics.includes(topicOf(change)));
  if (changes.length === 0) return null;
  const news = changeNews(changes);
  const hidesPlaces = await isProtected(companyKey);
  const href = notificationHref({ ...about, kind: news.kind, savedSearchId: null });
  return {
    type: 'company.changed',
    timestamp: createdAt.toISOString(),
    data: {
      cvr: companyKey,
      name: about.title,
      topics,
      isGrave: changes.some(isGraveChange),
      message: hidesPlaces ? withoutPlaces(news) : news.message,
      changes: changes.map((change) => toChangeOnWire(change, hidesPlaces)),
      link: href && env.appUrl + href,
    },
  };
}

const firstOf = (keys: Uint8Array) =>
  [...unpackKeys(keys).subarray(0, MOST_COMPANIES)].map(keyText);

type SearchNews = About & { savedSearchId: string; loadId: number };

async function searchPayload(about: SearchNews): Promise<SearchPayload | null> {
  const { savedSearchId, loadId, topics, createdAt } = about;
  const change = await db.savedSearchChange.findUnique({
    where: { searchId_loadId: { searchId: savedSearchId, loadId } },
    select: { newCount: true, leftCount: true, newKeys: true, leftKeys: true },
  });
  if (!change) return null;
  const [added, left] = [firstOf(change.newKeys), firstOf(change.leftKeys)];
  const nameOf = await namesOf([...added, ...left]);
  const members = (count: number, keys: string[]) => ({
    count,
    companies: keys.map((key) => ({ cvr: key, name: nameOf(key) })),
  });
  return {
    type: 'search.changed',
    timestamp: createdAt.toISOString(),
    data: {
      id: savedSearchId,
      name: about.title,
      topics,
      message: countsText(change.newCount, change.leftCount),
      added: members(change.newCount, added),
      left: members(change.leftCount, left),
      link: env.appUrl + paths.savedSearch(savedSearchId, { load: loadId }),
    },
  };
}

/** What to post; null when what the message is about is gone. */
export async function payloadOf(about: About): Promise<Payload | null> {
  const { companyKey, savedSearchId, loadId, createdAt } = about;
  if (loadId === null) {
    return {
      type: 'webhook.test',
      timestamp: createdAt.toISOString(),
      data: { message: 'This is a test of your webhook.', link: env.appUrl + paths.profile() },
    };
  }
  if (companyKey !== null) return companyPayload({ ...about, companyKey, loadId });
  return savedSearchId === null ? null : searchPayload({ ...about, savedSearchId, loadId });
}
