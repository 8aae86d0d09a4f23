import 'server-only';
import { oncePerProcess } from '@/lib/once-per-process';
import type { Family, Sample } from './prometheus';

/** Upper bucket bounds in seconds, densest where users notice a difference. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

type Durations = { counts: number[]; sum: number; count: number };
type Counted = {
  running: number;
  answers: Map<string, { labels: Record<string, string>; value: number }>;
  durations: Map<string, Durations>;
  /** Page errors by route pattern. */
  errors: Map<string, number>;
};

const counted = oncePerProcess<Counted>('Requests', () => ({
  running: 0,
  answers: new Map(),
  durations: new Map(),
  errors: new Map(),
}));

/** /api/saved/get → "saved". Called only for existing routes, so there are few values. */
export function groupOf(url: string): string {
  const [, first, second] = new URL(url).pathname.split('/');
  return first === 'api' ? (second ?? '') : 'page';
}

function noteDuration(group: string, seconds: number): void {
  const { durations } = counted.get();
  const found = durations.get(group) ?? { counts: BOUNDS.map(() => 0), sum: 0, count: 0 };
  const place = BOUNDS.findIndex((bound) => seconds <= bound);
  if (place >= 0) found.counts[place] = (found.counts[place] ?? 0) + 1;
  found.sum += seconds;
  found.count += 1;
  durations.set(group, found);
}

/** Starts counting a request. @returns a function to call at its end, with its status. */
export function beginCounting(group: string, method: string): (status: string) => void {
  const began = performance.now();
  const all = counted.get();
  all.running += 1;
  return (status) => {
    all.running -= 1;
    const labels = { group, method, status };
    const key = Object.values(labels).join(' ');
    all.answers.set(key, { labels, value: (all.answers.get(key)?.value ?? 0) + 1 });
    noteDuration(group, (performance.now() - began) / 1000);
  };
}

/** Counts a page whose rendering failed; its response may have started with status 200. */
export function notePageError(route: string): void {
  const { errors } = counted.get();
  errors.set(route, (errors.get(route) ?? 0) + 1);
}

/** Runs a route handler and counts it. Handlers at page URLs are counted as pages instead. */
export async function counting(
  request: Request,
  answer: () => Promise<Response>,
  group = groupOf(request.url),
): Promise<Response> {
  if (group === 'page') return answer();
  const end = beginCounting(group, request.method);
  // Only Next's control-flow errors are thrown here; Next turns them into responses.
  let status = 'thrown';
  try {
    const response = await answer();
    status = String(response.status);
    return response;
  } finally {
    end(status);
  }
}

function histogramOf(group: string, { counts, sum, count }: Durations): Sample[] {
  let below = 0;
  const buckets = BOUNDS.map((bound, place) => {
    below += counts[place] ?? 0;
    return { suffix: '_bucket', labels: { group, le: String(bound) }, value: below };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { group, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { group }, value: sum },
    { suffix: '_count', labels: { group }, value: count },
  ];
}

export function requestFamilies(): Family[] {
  const { running, answers, durations, errors } = counted.get();
  return [
    {
      name: 'veminto_http_requests_total',
      type: 'counter',
      help: 'Answers of pages and of the API by group of addresses, method and status.',
      samples: [...answers.values()],
    },
    {
      name: 'veminto_http_request_duration_seconds',
      type: 'histogram',
      help: 'Time from a call of a handler to its answer; of a page until it was sent.',
      samples: [...durations].flatMap(([group, found]) => histogramOf(group, found)),
    },
    {
      name: 'veminto_http_requests_running',
      type: 'gauge',
      help: 'Calls that are being answered.',
      samples: [{ value: running }],
    },
    {
      name: 'veminto_page_errors_total',
      type: 'counter',
      help: 'Errors while a page was rendered, by the pattern of its address.',
      samples: [...errors].map(([route, value]) => ({ labels: { route }, value })),
    },
  ];
}
