import 'server-only';
import type { NumberFilterName } from '@/lib/search/filter-kinds';
import { isEmpty } from '@/lib/search/number-ranges';
import { postalCodesOf } from '@/lib/search/postal-codes';
import type { NumberRange } from '@/lib/search/types';
import { runOf } from '@/lib/search-index/choices';
import { PERCENT_FILTERS, type PercentFilter } from '@/lib/search-index/percent-filters';
import { centerOf } from '../reader/centers';
import { Draft } from '../reader/draft';
import type { Effect, SortField } from '../reader/fragment';
import type { Lexicon } from '../reader/lexicon';
import { MOST_KM, NEAR_KM } from '../reader/nearness';
import { resolveName } from '../reader/resolve';
import { asSign } from '../reader/signs';
import { spanEffect } from '../reader/spans';
import { tradeOf } from '../reader/trades';
import type { Reading, ReadPart } from '../types';
import type { Said, SaidCondition } from './schema';
import { unsaidWords } from './unsaid';

type Named = Extract<SaidCondition, { names: string[] }>;

/** More than any sentence of 500 characters can have. */
const MOST_CONDITIONS = 60;
const MOST_NAMES = 60;

const NOTHING: Effect = { put: 'nothing' };

const isPercent = (of: NumberFilterName): of is PercentFilter =>
  PERCENT_FILTERS.some((one) => one === of);

/** Counts are whole, per cent have one decimal, and kroner become thousands. */
function scaled(of: NumberFilterName, end: number): number {
  if (of === 'employees' || of === 'locations') return Math.round(end);
  return isPercent(of) ? Math.round(end * 10) / 10 : Math.round(end) / 1_000;
}

function rangeEffect({ of, min, max }: Extract<SaidCondition, { kind: 'range' }>): Effect {
  const range: NumberRange = {
    ...(min !== null && { min: scaled(of, min) }),
    ...(max !== null && { max: scaled(of, max) }),
  };
  if (min === null && max === null) return NOTHING;
  if (isEmpty(range)) return { put: 'nothing', why: 'contradiction' };
  return asSign({ put: 'range', field: of, ranges: [range] });
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function daysEffect({ kind, from, to }: Extract<SaidCondition, { from: unknown }>): Effect {
  const days = [from, to].flatMap((day) => day ?? []);
  const isReal = (day: string) =>
    DAY.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;
  if (days.length === 0 || !days.every(isReal)) return NOTHING;
  return spanEffect(kind, { from: from ?? undefined, to: to ?? undefined });
}

/** Resolves names against the code tables; unresolved ones are added to `unknown`. */
function namedEffects(said: Named, lexicon: Lexicon, unknown: string[]): Effect[] {
  const { exclude: negative } = said;
  if (said.kind === 'status') {
    return [{ put: 'list', field: 'status', values: [...said.names], negative }];
  }
  return said.names.slice(0, MOST_NAMES).flatMap((name): Effect[] => {
    if (said.kind === 'industry' && /^\d{2,6}$/.test(name)) {
      const trade = tradeOf(lexicon.tables, [name]);
      if (trade.values.length > 0) return [{ put: 'trade', ...trade, negative, joined: true }];
    }
    if (said.kind === 'place' && postalCodesOf(name)) {
      return [{ put: 'postal', codes: [name], negative, joined: true }];
    }
    const kind = ({ industry: 'industry', place: 'place', legalForm: 'companyType' } as const)[
      said.kind
    ];
    const found = resolveName(name, kind, lexicon);
    if (found?.is === 'place') {
      return [{ put: 'place', values: found.values, negative, joined: true }];
    }
    if (found?.is === 'district') {
      return [{ put: 'postal', codes: found.codes, negative, joined: true }];
    }
    if (found?.is === 'industry') {
      const { values, sectors } = found;
      return [{ put: 'trade', values, sectors, negative, joined: true }];
    }
    if (found?.is === 'companyType') {
      return [{ put: 'list', field: found.is, values: found.values, negative }];
    }
    unknown.push(name);
    return [];
  });
}

/** A circle around the centre of a place; nothing around a part of the country. */
function nearEffect({ place, km }: Extract<SaidCondition, { kind: 'near' }>, lexicon: Lexicon) {
  const named = resolveName(place, 'place', lexicon);
  const isNamed = named?.is === 'place' || named?.is === 'district';
  const coded = postalCodesOf(place) ? { is: 'district' as const, codes: [place] } : null;
  const found = isNamed ? named : coded;
  const center = found && centerOf(found, place, lexicon.tables);
  const radius = km ?? NEAR_KM;
  if (!center || radius <= 0 || radius > MOST_KM) return NOTHING;
  return { put: 'area', area: { kind: 'circle', center, km: radius } } as const;
}

function effectsOf(said: SaidCondition, lexicon: Lexicon, unknown: string[]): Effect[] {
  if ('from' in said) return [daysEffect(said)];
  switch (said.kind) {
    case 'range':
      return [rangeEffect(said)];
    case 'near':
      return [nearEffect(said, lexicon)];
    case 'trend':
      return [{ put: 'trend', trends: [runOf(said.trend, said.years ?? 1)] }];
    case 'opinion':
      return [said.opinions.length > 0 ? { put: 'opinions', opinions: said.opinions } : NOTHING];
    case 'flag':
      return [{ put: 'flag', field: said.of, value: said.value }];
    case 'name':
      return [said.name.trim() === '' ? NOTHING : { put: 'search', text: said.name.trim() }];
    case 'sort':
      return [sortEffect(said.sort)];
    default:
      return namedEffects(said, lexicon, unknown);
  }
}

function sortEffect(sort: Extract<SaidCondition, { kind: 'sort' }>['sort']): Effect {
  if (sort === 'relevance') return NOTHING;
  const [by, way] = sort.split('-') as [SortField, string];
  return { put: 'sort', by, descending: way === 'desc' };
}

/** What a condition leaves open, and is read as: a distance, or the figure that grows. */
function openAs(said: SaidCondition): ReadPart['as'] {
  if (said.kind === 'near') return said.km === null ? 'near' : undefined;
  const grown = said.kind === 'trend' ? said.trend : said.kind === 'sort' ? said.sort : '';
  const isOfGross = /^grossProfit(?:Up|Down|Growth)/.test(grown);
  return isOfGross && !/brutto|gross/i.test(said.text) ? 'grossProfit' : undefined;
}

/**
 * Turns a model's answer into a reading: every value comes from the code tables, and every word of
 * the sentence that the answer neither uses nor reports is reported here.
 */
export function applySaid(sentence: string, said: Said, lexicon: Lexicon): Reading {
  const draft = new Draft(lexicon.regions);
  const notUnderstood: string[] = [];
  const lower = sentence.toLowerCase();
  const inSentence = (text: string) => text !== '' && lower.includes(text.toLowerCase());
  for (const condition of said.conditions.slice(0, MOST_CONDITIONS)) {
    const text = condition.text.trim();
    // The model made it up: the sentence does not contain it.
    if (!inSentence(text)) continue;
    const as = openAs(condition);
    const place = condition.kind === 'near' ? condition.place : undefined;
    const how = { ...(as && { as }), ...(place && { place }) };
    for (const effect of effectsOf(condition, lexicon, notUnderstood)) {
      const isTaken = draft.take(text, effect, how);
      if (!isTaken && !notUnderstood.includes(text)) notUnderstood.push(text);
    }
  }
  notUnderstood.push(...said.notUnderstood.map((text) => text.trim()).filter(inSentence));
  const { search, filters, sort, parts, hints } = draft;
  const told = [...parts.map(({ text }) => text), ...notUnderstood];
  const all = [...new Set([...notUnderstood, ...unsaidWords(sentence, told, lexicon)])];
  const order = (text: string) => lower.indexOf(text.toLowerCase());
  return {
    search,
    filters,
    sort,
    parts: parts.sort((a, b) => order(a.text) - order(b.text)),
    notUnderstood: all.sort((a, b) => order(a) - order(b)),
    ...(hints.length > 0 && { hints }),
    by: 'model',
  };
}
