import 'server-only';
import type { Area } from '@/lib/search/area';
import type { DayFilter, FlagFilter, NumberFilterName } from '@/lib/search/filter-kinds';
import { MAX_CHOICES } from '@/lib/search/most-choices';
import { intersection, isEmpty } from '@/lib/search/number-ranges';
import { rangesOfSigns } from '@/lib/search/signs';
import type {
  CompanyFilters,
  DayRange,
  Exclusions,
  NumberRange,
  OpinionChoice,
  SearchSort,
  Trend,
} from '@/lib/search/types';
import { CHANGE_FILTERS, type ChangeFilter } from '@/lib/search-index/change-filters';
import { oppositeOf, partsOf } from '@/lib/search-index/choices';
import type { ReadHint, ReadPart } from '../types';
import type { Effect, SortField } from './fragment';
import {
  joinedPlaces,
  type PlacePiece,
  placeExclusions,
  placeFilters,
  type Regions,
} from './places';
import { isNothingLeft, unwantedTrades, wantedTrades, withTrade } from './trade-filters';
import type { Trade } from './vocabulary';

const isChange = (by: string): by is ChangeFilter => CHANGE_FILTERS.some((one) => one === by);

type Why = ReadHint['why'];
/** The outcome of an effect: the field it set, or why it was refused. */
type Applied = { field: ReadPart['field'] } | { refused: Why | null };

type ListField = EffectOf<'list'>['field'];
type EffectOf<P extends Effect['put']> = Extract<Effect, { put: P }>;

const union = <T>(some: readonly T[] | undefined, more: readonly T[]) => [
  ...new Set([...(some ?? []), ...more]),
];

/** The search that a sentence describes. An effect that would leave no results is refused. */
export class Draft {
  readonly #lists: Partial<Record<ListField, string[]>> = {};
  readonly #not: Partial<Record<ListField, string[]>> = {};
  #trades: Trade[] = [];
  #notTrades: Trade[] = [];
  readonly #ranges: Partial<Record<NumberFilterName, NumberRange[]>> = {};
  readonly #flags: Partial<Record<FlagFilter, boolean>> = {};
  readonly #searched: string[] = [];
  #postalCodes: string[] = [];
  #notPostalCodes: string[] = [];
  #places: PlacePiece[] = [];
  #notPlaces: string[] = [];
  #trends: Trend[] = [];
  #opinions: OpinionChoice[] = [];
  #area: Area | null = null;
  readonly #days: Partial<Record<DayFilter, DayRange>> = {};
  #sort: { by?: SortField; descending?: boolean } | null = null;

  readonly #parts: ReadPart[] = [];
  /** Why recognised pieces became nothing. */
  readonly hints: ReadHint[] = [];

  constructor(readonly regions: Regions) {}

  /**
   * Applies what a piece of the sentence says.
   * @returns false when it was refused, so that the piece is not understood.
   */
  take(text: string, effect: Effect, how: Pick<ReadPart, 'meant' | 'as' | 'place'> = {}): boolean {
    const applied = this.#apply(effect);
    if ('refused' in applied) {
      if (applied.refused) this.hints.push({ text, why: applied.refused });
      return false;
    }
    const { field } = applied;
    const isKnown = this.#parts.some((part) => part.text === text && part.field === field);
    if (!isKnown) this.#parts.push({ text, field, ...how });
    return true;
  }

  /** What the pieces of the sentence became, without repeats. */
  get parts(): ReadPart[] {
    const { sector } = wantedTrades(this.#trades);
    return this.#parts.map((part) =>
      part.field === 'industry' && sector ? { ...part, field: 'sector' } : part,
    );
  }

  #apply(effect: Effect): Applied {
    switch (effect.put) {
      case 'list':
        return this.#list(effect);
      case 'trade':
        return this.#trade(effect);
      case 'postal':
        return this.#postal(effect);
      case 'place':
        return this.#place(effect);
      case 'area':
        return this.#within(effect);
      case 'range':
        return this.#range(effect);
      case 'days':
        return this.#between(effect);
      case 'trend':
        return this.#trend(effect);
      case 'flag':
        return this.#flag(effect);
      case 'opinions':
        return this.#given(effect);
      case 'search':
        return this.#search(effect);
      case 'sort':
        return this.#order(effect);
      case 'nothing':
        return { refused: effect.why ?? null };
    }
  }

  #flag({ field, value }: EffectOf<'flag'>): Applied {
    const isUnmodified = field === 'modifiedOpinion' && !value;
    const isDenied = isUnmodified && this.#opinions.length > 0;
    if (isDenied || this.#flags[field] === !value) return { refused: 'contradiction' };
    this.#flags[field] = value;
    return { field };
  }

  /** A report has one opinion, so that several are alternatives. */
  #given({ opinions }: EffectOf<'opinions'>): Applied {
    if (this.#flags.modifiedOpinion === false) return { refused: 'contradiction' };
    this.#opinions = union(this.#opinions, opinions);
    return { field: 'opinion' };
  }

  /** Every search text must match. */
  #search({ text }: EffectOf<'search'>): Applied {
    if (!this.#searched.includes(text)) this.#searched.push(text);
    return { field: 'search' };
  }

  #list({ field, values, negative }: EffectOf<'list'>): Applied {
    const [own, other] = negative ? [this.#not, this.#lists] : [this.#lists, this.#not];
    const all = union(own[field], values);
    const wanted = negative ? other[field] : all;
    const unwanted = negative ? all : other[field];
    const isNone = wanted?.length && wanted.every((value) => unwanted?.includes(value));
    if (isNone) return { refused: 'contradiction' };
    own[field] = all;
    return { field: negative ? 'not' : field };
  }

  #trade({ values, sectors, negative, joined }: EffectOf<'trade'>): Applied {
    const trade = { values, sectors };
    const wanted = negative ? this.#trades : withTrade(this.#trades, trade, joined);
    const unwanted = negative ? [...this.#notTrades, trade] : this.#notTrades;
    const lists = [wantedTrades(wanted).industry, unwantedTrades(unwanted).industry];
    if (lists.some((list) => (list ?? []).length > MAX_CHOICES)) return { refused: 'tooWide' };
    if (isNothingLeft(wanted, unwanted)) return { refused: 'contradiction' };
    this.#trades = wanted;
    this.#notTrades = unwanted;
    return { field: negative ? 'not' : 'industry' };
  }

  /** No filter can say "this district or that municipality": both would have to match. */
  #postal({ codes, negative, joined }: EffectOf<'postal'>): Applied {
    if (joined && !negative && this.#places.length > 0) return { refused: 'districts' };
    const wanted = negative ? this.#postalCodes : union(this.#postalCodes, codes);
    const unwanted = negative ? union(this.#notPostalCodes, codes) : this.#notPostalCodes;
    const isNone = wanted.length > 0 && wanted.every((code) => unwanted.includes(code));
    if (isNone) return { refused: 'contradiction' };
    this.#postalCodes = wanted;
    this.#notPostalCodes = unwanted;
    return { field: negative ? 'not' : 'postalCode' };
  }

  #place({ values, negative, joined }: EffectOf<'place'>): Applied {
    if (joined && !negative && this.#postalCodes.length > 0) return { refused: 'districts' };
    const pieces = negative ? this.#places : [...this.#places, { values, joined }];
    const unwanted = negative ? union(this.#notPlaces, values) : this.#notPlaces;
    const wanted = joinedPlaces(pieces);
    const isNone = wanted.length > 0 && wanted.every((name) => unwanted.includes(name));
    if (isNone) return { refused: 'contradiction' };
    this.#places = pieces;
    this.#notPlaces = unwanted;
    if (negative) return { field: 'not' };
    const isRegion = placeFilters(values, this.regions).region !== undefined;
    return { field: isRegion ? 'region' : 'municipality' };
  }

  /** A search takes one area. */
  #within({ area }: EffectOf<'area'>): Applied {
    if (this.#area !== null) return { refused: null };
    this.#area = area;
    return { field: 'area' };
  }

  #range({ field, ranges }: EffectOf<'range'>): Applied {
    const before = this.#ranges[field] ?? [{}];
    const both = before.flatMap((one) => ranges.map((other) => intersection([one, other])));
    const possible = both.filter((range) => !isEmpty(range));
    if (!this.#fitSigns(this.#trends, field, possible)) return { refused: 'contradiction' };
    this.#ranges[field] = possible;
    return { field };
  }

  /** Whether a sign and amounts leave anything: "underskud" and "overskud over 1 mio." do not. */
  #fitSigns(trends: readonly Trend[], field: NumberFilterName, ranges: readonly NumberRange[]) {
    const signs = rangesOfSigns(trends, field);
    return ranges.some((range) => !isEmpty(intersection([range, ...signs])));
  }

  #between({ field, from, to }: EffectOf<'days'>): Applied {
    const before = this.#days[field];
    const later = [before?.from, from]
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1);
    const earlier = [before?.to, to].flatMap((day) => day ?? []).sort()[0];
    if (later !== undefined && earlier !== undefined && later > earlier) {
      return { refused: 'contradiction' };
    }
    this.#days[field] = {
      ...(later !== undefined && { from: later }),
      ...(earlier !== undefined && { to: earlier }),
    };
    return { field };
  }

  #trend({ trends }: EffectOf<'trend'>): Applied {
    const all = union(this.#trends, trends);
    const wanted = all.map((trend) => partsOf(trend).run);
    const isDenied = (['profit', 'equity'] as const).some(
      (field) => !this.#fitSigns(all, field, this.#ranges[field] ?? [{}]),
    );
    if (isDenied || wanted.some((run) => wanted.includes(oppositeOf(run)))) {
      return { refused: 'contradiction' };
    }
    this.#trends = all;
    return { field: 'trends' };
  }

  /** A result has one order; "the largest by revenue" gives the direction before the field. */
  #order({ by, descending }: EffectOf<'sort'>): Applied {
    const before = this.#sort;
    if (by && before?.by && by !== before.by) return { refused: null };
    const way = by ? (descending ?? before?.descending) : (before?.descending ?? descending);
    this.#sort = { by: by ?? before?.by, descending: way };
    return { field: 'sort' };
  }

  get search(): string | null {
    return this.#searched.length > 0 ? this.#searched.join(' ') : null;
  }

  get sort(): SearchSort | null {
    if (this.#sort === null) return null;
    const { by = 'employees', descending = true } = this.#sort;
    if (by === 'loss') return descending ? 'profit-asc' : 'profit-desc';
    return isChange(by) ? `${by}-desc` : `${by}-${descending ? 'desc' : 'asc'}`;
  }

  get filters(): CompanyFilters {
    const { not: exceptions, ...places } = placeFilters(joinedPlaces(this.#places), this.regions);
    const ranges = Object.entries(this.#ranges).map(([field, list]) => [field, { ranges: list }]);
    const not = this.#exclusions(exceptions);
    return {
      ...wantedTrades(this.#trades),
      ...(this.#lists as CompanyFilters),
      ...places,
      ...(this.#postalCodes.length > 0 && { postalCode: this.#postalCodes }),
      ...Object.fromEntries(ranges),
      ...(this.#area && { area: this.#area }),
      ...(this.#trends.length > 0 && { trends: this.#trends }),
      ...(this.#opinions.length > 0 && { opinion: this.#opinions }),
      ...this.#days,
      ...this.#flags,
      ...(Object.keys(not).length > 0 && { not }),
    };
  }

  #exclusions(exceptions: Exclusions): Exclusions {
    const places = placeExclusions(this.#notPlaces, this.regions);
    const municipality = union(exceptions.municipality, places.municipality ?? []);
    return {
      ...unwantedTrades(this.#notTrades),
      ...(this.#not as Exclusions),
      ...places,
      ...(municipality.length > 0 && { municipality }),
      ...(this.#notPostalCodes.length > 0 && { postalCode: this.#notPostalCodes }),
    };
  }
}
