import type { Reading } from '@/lib/ai-search/types';
import type { ClickKind } from '@/lib/analytics/constants';
import type { CompanyRecordOnWire } from '@/lib/companies/mapper';
import type { ErrorCode } from '@/lib/errors';
import type { ExportOnWire, ExportRequest } from '@/lib/exports/types';
import { ownWords } from '@/lib/i18n/own-words';
import { titleInWords } from '@/lib/notifications/in-words';
import type { NotificationOnWire } from '@/lib/notifications/types';
import type { FacetCounts } from '@/lib/search/facets';
import type { Histograms } from '@/lib/search/histograms';
import type { MapClusters } from '@/lib/search/map-clusters';
import type { Suggestions } from '@/lib/search/suggest';
import type { MatchedOn, Respelling } from '@/lib/search/types';
import type { UnitPoint, UnitPointOnWire } from '@/lib/units/types';
import type { UserOnWire } from '@/lib/users/mapper';
import type { LoginInput, SignUpInput } from '@/lib/users/schemas';

export const UNREACHABLE = 'Veminto cannot be reached. Check your connection and try again.';
export const UNREADABLE = 'The server gave no readable answer. Try again in a moment.';

/** What went wrong, with a sentence in the language of the page. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly code: ErrorCode | 'network' | 'unreadable',
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
  }
}

type Failure = { error: string; code: ErrorCode; fields?: Record<string, string> };

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'error' in answer;
}

/** Such an error; of the server's answer, where there is a readable one. */
export async function apiError(answer: unknown, status: number): Promise<ApiError> {
  const say = await ownWords();
  if (!isFailure(answer)) return new ApiError(say(UNREADABLE), 'unreadable', status);
  const fields = Object.entries(answer.fields ?? {}).map(([name, text]) => [name, say(text)]);
  return new ApiError(say(answer.error), answer.code, status, Object.fromEntries(fields));
}

/** When there was no answer at all. */
export async function unreachable(): Promise<ApiError> {
  const say = await ownWords();
  return new ApiError(say(UNREACHABLE), 'network', 0);
}

/** The sentence that an answer may have, in the language of the page. */
async function inOwnWords<Answer>(answer: Answer): Promise<Answer> {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer;
  const { message } = answer;
  if (typeof message !== 'string') return answer;
  const say = await ownWords();
  return { ...answer, message: say(message) };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function call<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  /** Goes on when the page is left. */
  keepalive = false,
): Promise<Answer> {
  // Loaded meanwhile: without a connection it would be too late.
  void ownWords();
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        // The browser names a form's type, with the boundary of its parts.
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      signal,
      keepalive,
    });
  } catch {
    throw await unreachable();
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (isFailure(answer) || !response.ok || answer === undefined) {
    throw await apiError(answer, response.status);
  }
  return inOwnWords(answer as Answer);
}

type SearchAnswer = {
  status: string;
  message?: string;
  data: {
    data: (CompanyRecordOnWire & { matched_on: MatchedOn | null; respelled: Respelling[] })[];
    totalRecords: number;
    currentPage: number;
    totalPages: number;
  };
};

/** What somebody may be looking for, and other spellings of what was typed. */
export type Suggested = Suggestions & { spellings: string[] };
/** A company that was opened from a list; `from`: the company on whose page the list stood. */
export type CompanyClick = { kind: ClickKind; the_key: string; from?: string; position?: number };
export type RecentSearch = { query: string; kind: string; searchedAt: string };

/** A sentence that was read and searched for; `address` is the query of /discover that means the same. */
export type AiSearchAnswer = {
  message: string;
  data: CompanyRecordOnWire[];
  total: number;
  run: { id: string; sentence: string; reading: Reading; address: string };
  /** Free searches that are left this month; null without a limit. */
  remaining: number | null;
};

type Notifications = {
  data: NotificationOnWire[];
  total: number;
  unread: number;
  isSubscriber: boolean;
};

/** One of one's own sessions; moments in ISO 8601. */
export type SessionOnWire = {
  id: string;
  userAgent: string | null;
  address: string | null;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
};

/** The /api contract as the browser uses it. The session travels in its cookie. */
export const api = {
  login: (input: LoginInput) =>
    call<{ token: string; data: UserOnWire }>('POST', '/user/login', input),
  signUp: (input: SignUpInput) => call<{ message: string }>('POST', '/user/signup', input),
  verifyEmail: (token: string) =>
    call<{ message: string }>('PUT', `/user/verified?${new URLSearchParams({ token })}`),
  logout: () => call<{ message: string }>('POST', '/user/logout'),
  searchCompanies: (search: string, page = 1) =>
    call<SearchAnswer>('POST', `/veminto/companydata?page=${page}`, { search }),
  /** `query`: search and filters as they stand in an address. */
  companyFacets: (query: string, signal?: AbortSignal) =>
    call<{ data: FacetCounts }>('GET', `/company/facets?${query}`, undefined, signal),
  companyHistograms: (query: string, signal?: AbortSignal) =>
    call<{ data: Histograms }>('GET', `/company/histograms?${query}`, undefined, signal),
  suggestions: (text: string, signal?: AbortSignal) =>
    call<{ data: Suggested }>(
      'GET',
      `/company/suggestions?${new URLSearchParams({ text })}`,
      undefined,
      signal,
    ),
  recentSearches: (signal?: AbortSignal) =>
    call<{ data: RecentSearch[] }>('GET', '/saved/get_recent', undefined, signal),
  /** One of them, or all. */
  clearRecentSearches: (query?: string) =>
    call<{ status: string }>(
      'DELETE',
      `/saved/get_recent${query === undefined ? '' : `?${new URLSearchParams({ query })}`}`,
    ),
  /** `query`: search and filters; `window`: west, south, east, north and zoom of the map. */
  companyClusters: (query: string, window: string, signal?: AbortSignal) =>
    call<{ data: MapClusters }>(
      'GET',
      `/company/clusters?${[query, window].filter(Boolean).join('&')}`,
      undefined,
      signal,
    ),
  saveCompany: (the_key: string) =>
    call<{ message: string; id: string; at: number }>('POST', '/saved/add', { Data: { the_key } }),
  /** The entry of one company, or none. */
  savedCompany: (the_key: string) =>
    call<{ data: { id: string }[]; at: number }>(
      'GET',
      `/saved/get?${new URLSearchParams({ the_key })}`,
    ),
  unsaveCompany: (id: string) =>
    call<{ message: string; at: number }>('DELETE', `/saved/get/${id}`),
  notifications: async (page: number, limit: number) => {
    const query = new URLSearchParams({ page: `${page}`, limit: `${limit}` });
    const answer = await call<Notifications>('GET', `/saved/get_notifications?${query}`);
    const say = await ownWords();
    const data = answer.data.map(({ Details: title, message, ...item }) => ({
      ...{ ...item, message: say(message) },
      Details: titleInWords({ ...item, title, companyKey: item.the_key }, say),
    }));
    return { ...answer, data };
  },
  /** Some of them, or all. */
  readNotifications: (which: { notificationId: string[] } | { all: true }) =>
    call<{ read: number }>('PUT', '/saved/read_notification', which, undefined, true),
  deleteNotifications: (ids: string[]) =>
    call<{ deleted: number }>('DELETE', '/saved/delete_notifications', { ids }, undefined, true),
  /** Where the active units of a company are. */
  unitPoints: async (key: string, signal?: AbortSignal): Promise<UnitPoint[]> => {
    const path = `/company/unit-points/${key}`;
    const { data } = await call<{ data: UnitPointOnWire[] }>('GET', path, undefined, signal);
    return data.map(({ p_number: pNumber, ...point }) => ({ pNumber, ...point }));
  },
  recordClick: (click: CompanyClick) =>
    call<{ status: string }>('POST', '/company/click', click, undefined, true),
  forgotPassword: (email: string) => call<{ message: string }>('POST', '/user/forgot', { email }),
  resendVerification: (email: string) =>
    call<{ message: string }>('POST', '/user/resend', { email }),
  resetPassword: (token: string, password: string) =>
    call<{ message: string }>('PUT', `/user/reset/${encodeURIComponent(token)}`, { password }),
  signInWithLinkedin: (input: { code: string; state: string }) =>
    call<{ token: string; data: UserOnWire }>('POST', '/user/linkedin', input),
  sessions: (signal?: AbortSignal) =>
    call<{ data: SessionOnWire[] }>('GET', '/user/sessions', undefined, signal),
  endSession: (id: string) => call<{ message: string }>('DELETE', `/user/sessions/${id}`),
  endAllSessions: () => call<{ message: string }>('DELETE', '/user/sessions'),
  createExport: (request: ExportRequest) =>
    call<{ data: ExportOnWire }>('POST', '/exports', request),
  readExport: (id: string, signal?: AbortSignal) =>
    call<{ data: ExportOnWire }>('GET', `/exports/${id}`, undefined, signal),
  /** Those of the last day. */
  exports: async (signal?: AbortSignal) => {
    const { data } = await call<{ data: ExportOnWire[] }>('GET', '/exports', undefined, signal);
    const say = await ownWords();
    return { data: data.map((file) => ({ ...file, failure: file.failure && say(file.failure) })) };
  },
  /** Mails a file: toEmail, message, file, requestKey. */
  share: (form: FormData) => call<{ message: string }>('POST', '/saved/upload', form),
  unsubscribe: (token: string) =>
    call<{ message: string }>('POST', `/user/unsubscribe?${new URLSearchParams({ token })}`),
  aiSearch: (userId: string, query: string) =>
    call<AiSearchAnswer>('GET', `/spell/v1/${userId}/ai-search?${new URLSearchParams({ query })}`),
};
