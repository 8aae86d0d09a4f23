import 'server-only';
import { toCompanyRecord } from '@/lib/companies/mapper';
import { isoDay } from '@/lib/format';
import { wireKind } from '@/lib/passages/listed';
import type { Mention } from '@/lib/passages/types';
import type { ChangeFilter } from '@/lib/search-index/change-filters';
import type { CompanyDataAnswer, HitOnWire, SearchAnswer } from '../answers';
import { MESSAGES } from '../messages';
import type { SearchResult } from '../queries';
import type { ShownField } from '../types';

/** Fields that a company has only in a result ordered or filtered by them; revenue is always present. */
const FIGURE_NAMES = {
  revenue: 'revenue',
  grossProfit: 'gross_profit',
  profit: 'net_profit',
  equity: 'equity',
  assets: 'assets',
  revenueGrowth: 'revenue_growth',
  grossProfitGrowth: 'gross_profit_growth',
  employeesGrowth: 'employees_growth',
  solvencyRatio: 'solvency_ratio',
  liquidityRatio: 'liquidity_ratio',
  coverageRatio: 'coverage_ratio',
  profitMargin: 'profit_margin',
  roe: 'roe',
  roi: 'roi',
} as const satisfies Record<ShownField, string>;

/** The same for changes; the day of the last move is always present. */
const CHANGE_NAMES = {
  renamed: 'renamed_on',
  moved: 'moved_on',
  newManager: 'new_manager_on',
  newBoardMember: 'new_board_member_on',
  newOwner: 'new_owner_on',
  newAuditor: 'new_auditor_on',
} as const satisfies Record<ChangeFilter, string>;

/**
 * A company of a result in its JSON shape, with why it was found and the figures it is ordered and
 * filtered by.
 */
export function toHitOnWire({
  figures = [],
  changes = [],
  ...hit
}: SearchResult['items'][number]): HitOnWire {
  return {
    ...toCompanyRecord(hit),
    ...Object.fromEntries(changes.map(({ of, on }) => [CHANGE_NAMES[of], isoDay(on)])),
    ...Object.fromEntries(figures.map(({ of, value }) => [FIGURE_NAMES[of], value])),
    ...(figures[0] && { accounts_year: figures[0].year }),
    matched_on: hit.matchedOn,
    respelled: hit.respelled,
    ...(hit.mention && { mention: toMentionOnWire(hit.mention) }),
    ...(hit.opinion && { audit_opinion: hit.opinion }),
  };
}

const toMentionOnWire = ({ kind, year, parts }: Mention) => ({
  kind: wireKind(kind),
  year,
  text: parts.map(({ text }) => text).join(''),
});

const nothing: SearchResult = { items: [], total: 0, page: 1, pageSize: 0, totalPages: 0 };

/** The response of POST /api/veminto/companydata; null means that nothing was searched for. */
export function toCompanyData(result: SearchResult | null): CompanyDataAnswer {
  const { items, total, page, totalPages } = result ?? nothing;
  const message = messageOf(result);
  return {
    status: 'success',
    ...(message !== MESSAGES.found && { message }),
    data: {
      data: items.map(toHitOnWire),
      totalRecords: total,
      currentPage: page,
      totalPages,
    },
    ...(result?.numbers && { numbers: result.numbers }),
    ...readAs(result ?? nothing),
  };
}

/** The response of the other search endpoints; null means that nothing was searched for. */
export function toSearchResponse(result: SearchResult | null, size: number): SearchAnswer {
  const { items, total, page, totalPages } = result ?? nothing;
  return {
    message: messageOf(result),
    data: items.map(toHitOnWire),
    pagination: {
      currentPage: page,
      totalPages,
      pageSize: size,
      totalRecords: total,
      totalCount: total,
    },
    ...(result?.numbers && { numbers: result.numbers }),
    ...readAs(result ?? nothing),
  };
}

/** What words of the search were read as, other than words to find. */
const readAs = ({ order, conditions, leftOut }: SearchResult) => ({
  ...(order && { ordered_by: order }),
  ...(conditions && { conditions }),
  ...(leftOut && { left_out: leftOut }),
});

function messageOf(result: SearchResult | null): string {
  if (result === null) return MESSAGES.emptySearch;
  return result.total === 0 ? MESSAGES.noData : MESSAGES.found;
}
