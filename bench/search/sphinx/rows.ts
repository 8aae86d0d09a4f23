import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { GrowthFilter } from '@/lib/search-index/percent-filters';
import { FLAGS, type SearchIndex, TEXT_FIELDS } from '@/lib/search-index/types';
import { foldName } from '@/lib/words/fold';

/** Full-text fields: names, what identifies a company, then the texts it shares with others. */
export const FIELDS = ['names', 'ids', ...TEXT_FIELDS] as const;

/** Offset for days before 1970, because Sphinx has no negative numbers. */
export const DAYS_FROM = 200_000;
/** A missing amount, lower than any filter. */
export const NO_AMOUNT = -(2 ** 52);
const LAST = 2 ** 32 - 1;
const LAST_AMOUNT = 2 ** 52;

type Number = (index: SearchIndex, doc: number) => number;

const numberOf = (field: keyof SearchIndex['numbers'], missing: number, more = 0): Number => {
  return ({ numbers }, doc) => {
    const { values, codes } = numbers[field];
    const code = codes[doc] ?? 0;
    return code === 0 ? missing : Math.round(values[code - 1] ?? 0) + more;
  };
};
/** Growth in tenths of a per cent. */
const growthOf = (of: GrowthFilter, missing: number): Number => {
  return ({ numbers }, doc) => {
    const { values, codes } = numbers[of];
    const code = codes[doc] ?? 0;
    return code === 0 ? missing : Math.round(10 * (values[code - 1] ?? 0));
  };
};
const flagOf = (flag: number): Number => {
  return ({ flags }, doc) => ((flags[doc] ?? 0) & flag ? 1 : 0);
};

/**
 * Attributes for filters and orders. Missing is 0 where numbers are stored plus
 * one; those called `…Up` are for ascending orders, in which missing is last.
 */
export const ATTRIBUTES: Record<string, Number> = {
  industryCode: ({ texts }, doc) => texts.industry.codes[doc] ?? 0,
  companyTypeCode: ({ texts }, doc) => texts.companyType.codes[doc] ?? 0,
  regionCode: ({ texts }, doc) => texts.region.codes[doc] ?? 0,
  municipalityCode: ({ texts }, doc) => texts.municipality.codes[doc] ?? 0,
  status: ({ statuses }, doc) => statuses[doc] ?? 0,
  employees: numberOf('employees', 0, 1),
  employeesUp: numberOf('employees', LAST),
  locations: numberOf('locations', 0, 1),
  founded: numberOf('founded', 0, DAYS_FROM),
  foundedUp: numberOf('founded', LAST, DAYS_FROM),
  statusSince: numberOf('statusSince', 0, DAYS_FROM),
  statusSinceUp: numberOf('statusSince', LAST, DAYS_FROM),
  nameRank: ({ nameRanks }, doc) => nameRanks[doc] ?? 0,
  nameRankUp: ({ nameRanks }, doc) => nameRanks[doc] || LAST,
  hasPhone: flagOf(FLAGS.hasPhone),
  hasEmail: flagOf(FLAGS.hasEmail),
  hasPostalAddress: flagOf(FLAGS.hasPostalAddress),
  advertisingProtected: flagOf(FLAGS.advertisingProtected),
};
/** Attributes of 64 bits. */
export const AMOUNTS: Record<string, Number> = {
  revenue: numberOf('revenue', NO_AMOUNT),
  revenueUp: numberOf('revenue', LAST_AMOUNT),
  grossProfit: numberOf('grossProfit', NO_AMOUNT),
  grossProfitUp: numberOf('grossProfit', LAST_AMOUNT),
  profit: numberOf('profit', NO_AMOUNT),
  profitUp: numberOf('profit', LAST_AMOUNT),
  equity: numberOf('equity', NO_AMOUNT),
  equityUp: numberOf('equity', LAST_AMOUNT),
  assets: numberOf('assets', NO_AMOUNT),
  assetsUp: numberOf('assets', LAST_AMOUNT),
  growth: growthOf('revenueGrowth', NO_AMOUNT),
  growthUp: growthOf('revenueGrowth', LAST_AMOUNT),
  grossProfitGrowth: growthOf('grossProfitGrowth', NO_AMOUNT),
  grossProfitGrowthUp: growthOf('grossProfitGrowth', LAST_AMOUNT),
  employeesGrowth: growthOf('employeesGrowth', NO_AMOUNT),
  employeesGrowthUp: growthOf('employeesGrowth', LAST_AMOUNT),
};

/** An address or a number as one word of Sphinx. */
export const asWord = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '_');

/** Copies the register's rows, numbered by prominence. */
const ROWS = `COPY (
  SELECT c.key, c.name, c.phone, lower(c.email),
    (SELECT string_agg(n.name, ' ') FROM company_names n WHERE n.company_key = c.key),
    (SELECT string_agg(u.p_number::text, ' ') FROM production_units u WHERE u.company_key = c.key)
  FROM companies c) TO STDOUT`;

/** Writes the input of `indexer`: a line per company, with its doc number plus one as id. */
export async function writeRows(client: Client, index: SearchIndex, file: string): Promise<void> {
  const docs = new Map<number, number>();
  for (let doc = 0; doc < index.docs; doc += 1) docs.set(index.keys[doc] ?? 0, doc);
  const shared = TEXT_FIELDS.map((field) =>
    index.texts[field].values.map((texts) => foldName(texts.join(' '))),
  );
  const attributes = [...Object.values(ATTRIBUTES), ...Object.values(AMOUNTS)];
  const output = createWriteStream(file);
  const rows = createInterface({ input: client.query(copyTo(ROWS)), crlfDelay: Infinity });
  for await (const row of rows) {
    const [key = '', name = '', phone = '', email = '', names = '', units = ''] = row
      .split('\t')
      .map((cell) => (cell === '\\N' ? '' : cell.replace(/\\./g, ' ')));
    const doc = docs.get(globalThis.Number(key));
    if (doc === undefined) continue;
    const ids = [key, digitsOf(phone), asWord(email), asWord(email.split('@')[1] ?? ''), units];
    const texts = TEXT_FIELDS.map((field, at) => {
      return shared[at]?.[(index.texts[field].codes[doc] ?? 0) - 1] ?? '';
    });
    const numbers = attributes.map((attribute) => attribute(index, doc));
    const cells = [doc + 1, foldName(`${name} ${names}`), ids.join(' '), ...texts, ...numbers];
    if (!output.write(`${cells.join('\t')}\n`)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'finish');
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
