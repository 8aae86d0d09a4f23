import 'server-only';
import type { CompanySummary } from '@/lib/companies/types';
import { registerDb } from '@/lib/db';
import { DAY_MS } from '@/lib/milliseconds';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import type { SearchIndex, TextField } from '@/lib/search-index/types';
import { keyOfDoc } from '../engine/doc-key';
import type { Found } from '../engine/find';
import { newAmong } from '../engine/state-sets';
import { endingOfChoice, type WithState } from '../everyday/states';
import { reasonOf } from '../found-hits';
import type { Versioned } from '../live-index';
import type { Described, ListedName } from '../matched-on';
import { ownVersion } from '../own-version';
import type { WordsQuery } from '../parse-query';
import type { SearchHit } from '../types';

/** A company as a line of the list below the search field. */
export type CompanySuggestion = Pick<
  CompanySummary,
  | 'key'
  | 'name'
  | 'status'
  | 'industry'
  | 'companyType'
  | 'companyTypeShort'
  | 'postalDistrict'
  | 'municipality'
  | 'advertisingProtected'
> &
  Pick<SearchHit, 'matchedOn' | 'respelled'>;

type Row = Pick<CompanySummary, 'key' | 'name' | 'status' | 'advertisingProtected'> & {
  names: ListedName[] | null;
};

/** The first companies of a result. */
export type First = Pick<Found, 'index' | 'similar' | 'inflected'> & {
  page: readonly number[];
  /** Docs included because of the first digits of their CVR number. */
  numbered?: ReadonlySet<number>;
};

/**
 * Builds lines from the index, which has all texts but the names, so only names are read: whole
 * companies take the database three times as long.
 */
export async function readLines(
  query: WordsQuery,
  { index, similar, inflected, page, numbered }: First,
): Promise<Versioned<CompanySuggestion[]>> {
  const { version, rows } = await readNames(page.map((doc) => keyOfDoc(index, doc)));
  const recent = newAmong(index, query, page);
  const value = page.flatMap((doc) => {
    const row = rows.get(keyOfDoc(index, doc));
    if (!row) return [];
    const { names, ...named } = row;
    const { town, region, postalCode, industries, ...texts } = textsOf(index, doc);
    const company = { ...named, ...texts };
    const state = { ...stateOf(index, doc), isNew: recent.has(doc) };
    const described: Described = { ...company, ...state, town, region, postalCode, industries };
    const reason = reasonOf(inflected ?? query, similar?.has(doc) ?? false, described, names ?? []);
    const byNumber = numbered?.has(doc) && {
      matchedOn: { field: 'cvr', text: company.key } as const,
    };
    return [{ ...company, ...reason, ...byNumber }];
  });
  return { version, value };
}

/** One statement, so that the version matches the rows. */
async function readNames(keys: readonly string[]) {
  const [row] = await registerDb.$queryRaw<{ version: number; companies: Row[] | null }[]>`
    SELECT ${ownVersion} AS version,
      (SELECT json_agg(company) FROM (
        SELECT c.key, c.name, c.status, c.advertising_protected AS "advertisingProtected",
          (SELECT json_agg(json_build_object('kind', n.kind, 'name', n.name) ORDER BY n.position)
            FROM company_names n WHERE n.company_key = c.key) AS names
        FROM companies c
        WHERE c.key = ANY (${keys})
      ) company) AS companies`;
  const rows = new Map(row?.companies?.map((company) => [company.key, company]));
  return { version: row?.version ?? 0, rows };
}

function stateOf(index: SearchIndex, doc: number) {
  const { codes, values } = index.numbers.founded;
  const day = values[(codes[doc] ?? 0) - 1];
  return {
    ending: endingOfChoice(STATUS_CHOICES[index.statuses[doc] ?? 0] ?? 'UNKNOWN'),
    foundedOn: day === undefined ? null : new Date(day * DAY_MS),
  };
}

function textsOf(index: SearchIndex, doc: number): Omit<Described, 'name' | keyof WithState> {
  const [industry = null, coded = '', english = null] = textOf(index, 'industry', doc);
  const [companyType = null, companyTypeShort = null] = textOf(index, 'companyType', doc);
  const [region = null] = textOf(index, 'region', doc);
  const [municipality = null] = textOf(index, 'municipality', doc);
  const [postalDistrict = null, district = ''] = textOf(index, 'postalDistrict', doc);
  const [town = null] = textOf(index, 'town', doc);
  return {
    industry,
    industries: [{ code: codeBefore(coded, industry), english }],
    companyType,
    companyTypeShort,
    region,
    municipality,
    town,
    postalCode: codeBefore(district, postalDistrict) || null,
    postalDistrict,
  };
}

/** The code at the start of a text, see TextColumn. */
const codeBefore = (coded: string, name: string | null) =>
  coded.slice(0, -(name ?? '').length).trimEnd();

function textOf({ texts }: SearchIndex, field: TextField, doc: number): string[] {
  const { codes, values } = texts[field];
  return values[(codes[doc] ?? 0) - 1] ?? [];
}
