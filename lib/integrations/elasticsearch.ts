import 'server-only';
import { type Hit, parseAnswer } from './elasticsearch-answer';
import { RequestFailure, type RequestLimits, retrying, send } from './http';

/** A query to read from beginning to end, in the order of a cursor. */
type Scroll<Cursor> = {
  /** Base URL of the server, without a path. */
  base: string;
  /** Path of the index, e.g. `/offentliggoerelser`. */
  index: string;
  headers?: Record<string, string>;
  /** Field that the hits are sorted by, ascending. */
  sort: string;
  /** Hits per page; halved when processing a page takes longer than the scroll is kept alive. */
  size: number;
  /** Builds the query for everything after a cursor. */
  query: (after: Cursor | null) => object;
  /** The position of a hit in the sort order; null when the hit lacks the field. */
  cursorOf: (hit: Hit) => Cursor | null;
};

type ScrollPage<Cursor> = {
  /** The response body, decompressed. */
  body: Buffer;
  hits: Hit[];
  /** Where to continue after this page. */
  cursor: Cursor | null;
  /** Number of hits on this page and all that follow, as reported by the server. */
  left: number;
};

/** The register's guide recommends one minute, and smaller pages when that is too short. */
const keepAlive = '1m';
const smallestPage = 25;
const maxPageBytes = 256 * 1024 ** 2;
const dropMs = 5_000;
/** A scroll that ends early is restarted, but only this many times. */
const mostShortfalls = 3;

class Reader<Cursor> {
  /** The scroll id; null before the first page and after a failure. */
  #id: string | null = null;
  #size: number;
  #cursor: Cursor | null;
  /** The open scroll: its start cursor, announced total and hits received. */
  #begun: Cursor | null = null;
  #total = 0;
  #given = 0;
  #shortfalls = 0;

  constructor(
    private readonly scroll: Scroll<Cursor>,
    after: Cursor | null,
    private readonly limits: RequestLimits,
  ) {
    this.#size = scroll.size;
    this.#cursor = after;
  }

  next(): Promise<ScrollPage<Cursor>> {
    return retrying(() => this.#page(), this.limits);
  }

  /** Frees the scroll on the server; the response is ignored. */
  async drop(): Promise<void> {
    if (this.#id === null) return;
    const body = { scroll_id: [this.#id] };
    this.#id = null;
    await this.#ask('DELETE', '/_search/scroll', body, { silenceMs: dropMs }).catch(() => {});
  }

  /**
   * A scroll advances with every request, whether or not the response arrives. After any failure
   * its position is therefore unknown, and a new scroll starts after the last hit received.
   */
  async #page(): Promise<ScrollPage<Cursor>> {
    const id = this.#id;
    let answer: Buffer | null = null;
    try {
      answer = id === null ? await this.#open() : await this.#continue(id);
      return this.#take(answer);
    } catch (error) {
      await this.drop();
      if (!(error instanceof RequestFailure)) throw error;
      const expired = id !== null && error.detail.status === 404;
      const tooLong = error.detail.tooLong && this.#size > 1;
      if (!expired && !tooLong) throw error;
      // Either the scroll expired or the page was too large: use fewer hits per page.
      const least = tooLong ? 1 : Math.min(smallestPage, this.#size);
      this.#size = Math.max(least, Math.floor(this.#size / 2));
      if (tooLong) throw new RequestFailure(error.message, { ...error.detail, passing: true });
      return this.#take(await this.#open());
    }
  }

  #open(): Promise<Buffer> {
    const { index, sort, query } = this.scroll;
    this.#begun = this.#cursor;
    this.#given = 0;
    const body = { query: query(this.#cursor), sort: [{ [sort]: 'asc' }], size: this.#size };
    return this.#ask('POST', `${index}/_search?scroll=${keepAlive}`, body, this.limits);
  }

  #continue(id: string): Promise<Buffer> {
    return this.#ask('POST', '/_search/scroll', { scroll: keepAlive, scroll_id: id }, this.limits);
  }

  async #ask(method: string, path: string, body: object, limits: RequestLimits): Promise<Buffer> {
    const { base, headers } = this.scroll;
    const url = new URL(`${base}${path}`);
    const init = {
      method,
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await send(url, init, { maxBytes: maxPageBytes, ...limits });
    if (answer.status < 300) return answer.body;
    const to = answer.headers.get('location') ?? 'nowhere';
    throw new RequestFailure(`it sends on to ${to}`, { passing: false, status: answer.status });
  }

  #take(body: Buffer): ScrollPage<Cursor> {
    const answer = parseAnswer(body);
    const { hits, total } = answer.hits;
    this.#id = answer._scroll_id ?? this.#id;
    if (this.#given === 0) this.#total = total ?? 0;
    const left = Math.max(this.#total - this.#given, hits.length);
    this.#given += hits.length;
    if (hits.length === 0 && this.#given < this.#total) {
      const gone = `it gave ${this.#given} of the ${this.#total} documents it announced`;
      this.#cursor = this.#begun;
      this.#shortfalls += 1;
      throw new RequestFailure(gone, { passing: this.#shortfalls < mostShortfalls });
    }
    for (const hit of hits) this.#cursor = this.scroll.cursorOf(hit) ?? this.#cursor;
    return { body, hits, cursor: this.#cursor, left };
  }
}

/**
 * Reads all pages of a scroll after `after`, one request at a time. Requesting a page confirms that
 * the previous one has been stored: after a failure the next scroll continues after it, so the
 * pages together miss nothing but may repeat hits.
 * @throws RequestFailure when the tries are used up or retrying is useless.
 */
export async function* scrollPages<Cursor>(
  scroll: Scroll<Cursor>,
  after: Cursor | null,
  limits: RequestLimits = {},
): AsyncGenerator<ScrollPage<Cursor>> {
  const reader = new Reader(scroll, after, limits);
  try {
    for (;;) {
      const page = await reader.next();
      if (page.hits.length === 0) return;
      yield page;
    }
  } finally {
    await reader.drop();
  }
}
