import { createTranslator } from 'use-intl/core';
import { danishStamp } from '@/lib/danish-day';
import { formatDistance, lowerFirst } from '@/lib/format';
import type { Language } from '@/lib/i18n/languages';
import { messages } from '@/lib/i18n/messages';
import { readArea } from '@/lib/search/area';
import { dayText, numberText } from '@/lib/search/bound-text';
import type { FilterTexts } from '@/lib/search/clean-filters';
import { DAY_FILTERS, FLAG_FILTERS, type FlagParam } from '@/lib/search/filter-kinds';
import { LIST_PARAMS, type ListParam, RANGES, type RangeName } from '@/lib/search/filter-params';
import { readFlag, readMissing, readStatuses, readTrends } from '@/lib/search/filter-values';
import { readOpinions } from '@/lib/search/read-opinions';
import { ALL_SAVED } from '@/lib/search/saved-values';
import { trendText } from '@/lib/search/trend-text';
import type { SearchSort } from '@/lib/search/types';

type Messages = (typeof messages)[Language];

const translator = (locale: Language) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'filters' });

type Translate = ReturnType<typeof translator>;

const FLAGS: readonly FlagParam[] = Object.values(FLAG_FILTERS);
const DAYS: readonly RangeName[] = Object.values(DAY_FILTERS);
const ignore = () => {};

const savedTexts = (text: string, { allSaved }: Messages['filters']) =>
  text.split('|').map((value) => (value === ALL_SAVED ? allSaved : value));

/** A list's values: codes in words, and ranges as above search results. */
function valuesOf(
  param: ListParam,
  text: string,
  { company, filters }: Messages,
  t: Translate,
): string[] {
  const read = {
    status: () => readStatuses(text, ignore)?.map((status) => company.status[status]),
    opinion: () => readOpinions(text, ignore)?.map((opinion) => filters.opinion[opinion]),
    trends: () => readTrends(text, ignore)?.map((trend) => trendText(trend, t)),
    saved: () => savedTexts(text, filters),
    missing: () => readMissing(text, ignore)?.map((field) => filters[field]),
  };
  const kind = param === 'notStatus' ? 'status' : param === 'notSaved' ? 'saved' : param;
  const hasRanges = param === 'employees' || param === 'locations';
  return (
    (kind in read ? read[kind as keyof typeof read]() : undefined) ??
    text.split('|').map((value) => (hasRanges ? value.replace('-', '–') : value))
  );
}

function listLine(
  param: ListParam,
  text: string | undefined,
  words: Messages,
  t: Translate,
): string[] {
  if (text === undefined) return [];
  return [`${words.filters.ignoredParam[param]}: ${valuesOf(param, text, words, t).join(', ')}`];
}

/** Both bounds in one line, as above search results: "Revenue 1.000–5.000 thousand DKK". */
function rangeLine(name: RangeName, written: FilterTexts, t: Translate): string[] {
  const [from, to] = [written[`${name}From`], written[`${name}To`]];
  if (from === undefined && to === undefined) return [];
  const write = DAYS.includes(name) ? dayText : numberText;
  const bounds = { from: write(from ?? ''), to: write(to ?? '') };
  const range = t(`range.${from && to ? 'between' : from ? 'from' : 'to'}`, bounds);
  return [t(`chip.${name}`, { range })];
}

function areaLine(text: string | undefined, t: Translate): string[] {
  if (text === undefined) return [];
  const area = readArea(text, ignore);
  if (area?.kind === 'shape') return [t('chip.area.shape')];
  const told =
    area?.kind === 'circle'
      ? t('chip.area.circle', { km: formatDistance(area.km) })
      : t('chip.area.box');
  return [`${t('ignoredParam.area')}: ${area ? told : text}`];
}

function flagLine(param: FlagParam, text: string | undefined, words: Messages): string[] {
  if (text === undefined) return [];
  const { detail, filters } = words;
  const label = filters.with[param];
  const flag = readFlag(text, ignore);
  const answer = flag === undefined ? text : lowerFirst(detail[flag ? 'yes' : 'no']);
  return [`${label}: ${answer}`];
}

/** One line per filter, such as "Region: Hovedstaden, Sjælland", in the file's language. */
export function filterLines(written: FilterTexts, language: Language): string[] {
  const [words, t] = [messages[language], translator(language)];
  return [
    ...LIST_PARAMS.flatMap((param) => listLine(param, written[param], words, t)),
    ...RANGES.flatMap((name) => rangeLine(name, written, t)),
    ...FLAGS.flatMap((param) => flagLine(param, written[param], words)),
    ...areaLine(written.area, t),
  ];
}

/** Without a search there is nothing to be relevant to: the order then is said as what it is. */
export function orderLine(sort: SearchSort, language: Language, search = ''): string {
  const { aiSearch, discover } = messages[language];
  const isUnsearched = sort === 'relevance' && search === '';
  const order = isUnsearched ? discover.orderUnsearched : discover.order[sort];
  return `${aiSearch.field.sort}: ${lowerFirst(order)}`;
}

/** For example "veminto-saved-20220131-111530.xlsx", in Danish time; contains no user input. */
export const fileNameOf = (subject: Subject, now: Date, format: string) =>
  `veminto-${subject}-${danishStamp(now)}.${format}`;

export type Subject = 'saved' | 'discover' | 'segmentation' | 'comparison';
