import {
  type Fault,
  type Faults,
  type Loopback,
  type Reply,
  type SeenRequest,
  startLoopback,
} from '../loopback';
import { matches, sorted } from './query';

export type IndexedDocument = { _id: string; _source: Record<string, unknown> };

export type ElasticsearchOptions = {
  /**
   * Documents by path, e.g. `cvr-permanent/virksomhed`. The next search finds
   * replaced documents, an open scroll does not.
   */
  indices: Record<string, IndexedDocument[]>;
  faults?: Faults;
  /** Required through HTTP Basic; without it no authentication is needed. */
  credentials?: { username: string; password: string };
  /** How long a scroll is kept after a request, whatever the request specifies. */
  scrollMs?: number;
};

type Open = { hits: IndexedDocument[]; at: number; size: number; until: number };
type Search = { query?: unknown; sort?: unknown; size?: number; from?: number };

const window = 3_000;

const json = (status: number, value: unknown): Reply => ({
  status,
  body: Buffer.from(JSON.stringify(value)),
  headers: { 'content-type': 'application/json' },
});

const failure = (status: number, type: string, reason: string) =>
  json(status, { error: { root_cause: [{ type, reason }], type, reason }, status });

class Elasticsearch {
  #open = new Map<string, Open>();
  #opened = 0;

  constructor(private readonly options: ElasticsearchOptions) {}

  /** Number of scrolls that were not freed. */
  get open(): number {
    return this.#open.size;
  }

  answer(request: SeenRequest, fault: Fault | undefined): Reply {
    const { credentials } = this.options;
    if (credentials) {
      const { username, password } = credentials;
      const wanted = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
      if (request.headers.authorization !== wanted) {
        return failure(401, 'security_exception', 'missing authentication credentials');
      }
    }
    const url = new URL(request.path, 'http://loopback');
    if (url.pathname === '/_search/scroll') return this.#scroll(request, fault);
    const index = /^\/(.+)\/_search$/.exec(url.pathname)?.[1];
    const documents = index && this.#documents(index);
    if (!documents) return failure(404, 'index_not_found_exception', 'no such index');
    return this.#search(documents, request.body as Search, url.searchParams.has('scroll'), fault);
  }

  /** A mistyped type searches the whole index, like the real server. */
  #documents(index: string): IndexedDocument[] | undefined {
    const { indices } = this.options;
    const name = index.split('/')[0] ?? '';
    const family = Object.keys(indices).filter((path) => path.split('/')[0] === name);
    if (family.length === 0) return undefined;
    return indices[index] ?? family.flatMap((path) => indices[path] ?? []);
  }

  #search(documents: IndexedDocument[], search: Search, scroll: boolean, fault?: Fault): Reply {
    const { query = { match_all: {} }, sort, size = 10, from = 0 } = search ?? {};
    if (from + size > window) {
      const reason = `Result window is too large, from + size must be less than or equal to: [${window}] but was [${from + size}]`;
      return failure(500, 'search_phase_execution_exception', reason);
    }
    const found = documents.filter(({ _source }) => matches(_source, query));
    const hits = sort === undefined ? found : sorted(found, sort);
    if (!scroll) return this.#page(hits, from, size, undefined, fault);
    this.#opened += 1;
    const id = `DnF1ZXJ5VGhlbkZldGNo${this.#opened}`;
    const place = { hits, at: 0, size, until: 0 };
    this.#open.set(id, place);
    return this.#next(id, place, fault);
  }

  #scroll(request: SeenRequest, fault?: Fault): Reply {
    const { scroll_id } = request.body as { scroll_id: string | string[] };
    if (request.method === 'DELETE') {
      const ids = [scroll_id].flat();
      const freed = ids.filter((id) => this.#open.delete(id)).length;
      return json(freed > 0 ? 200 : 404, { succeeded: true, num_freed: freed });
    }
    const id = String(scroll_id);
    const place = this.#open.get(id);
    if (!place || place.until < Date.now() || fault === 'expired') {
      this.#open.delete(id);
      return failure(404, 'search_context_missing_exception', `No search context found for id`);
    }
    return this.#next(id, place, fault);
  }

  #next(id: string, place: Open, fault?: Fault): Reply {
    if (fault === 'lost-page') place.at += place.size;
    const reply = this.#page(place.hits, place.at, place.size, id, fault);
    place.at += place.size;
    place.until = Date.now() + (this.options.scrollMs ?? 60_000);
    return reply;
  }

  #page(hits: IndexedDocument[], from: number, size: number, id?: string, fault?: Fault): Reply {
    const partial = fault === 'partial';
    const page = partial ? [] : hits.slice(from, from + size);
    return json(200, {
      ...(id === undefined ? {} : { _scroll_id: id }),
      took: 3,
      timed_out: false,
      _shards: { total: 6, successful: partial ? 5 : 6, skipped: 0, failed: partial ? 1 : 0 },
      hits: {
        total: hits.length,
        max_score: null,
        hits: page.map((hit) => ({ _index: 'loopback', _type: '_doc', ...hit, _score: null })),
      },
    });
  }
}

/**
 * A local server that implements part of the Elasticsearch 6.8 API: `_search` over
 * the given documents, and scrolls over a frozen view of them.
 */
export async function startElasticsearch(
  options: ElasticsearchOptions,
): Promise<Loopback & { openScrolls: () => number }> {
  const engine = new Elasticsearch(options);
  const loopback = await startLoopback(options.faults ?? new Map(), (request, fault) =>
    engine.answer(request, fault),
  );
  return { ...loopback, openScrolls: () => engine.open };
}
