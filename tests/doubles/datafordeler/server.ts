import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listed, type Packed } from './pack.ts';

/** Faults of a file, or of the list (under the name `list`). */
export type Fault =
  | { kind: 'status'; status: number; times: number }
  /** Sends nothing and keeps the connection open. */
  | { kind: 'hang'; times: number }
  /** Closes the connection after this many bytes. */
  | { kind: 'cut'; after: number; times: number }
  | { kind: 'bytes'; bytes: Buffer; times: number };

export type Asked = { path: string; name: string; range: string | null; apiKey: string | null };

/** A loopback server that implements Datafordeler's file download; it accepts one key. */
export class DatafordelerDouble {
  readonly key = 'a-key-of-nobody';
  readonly asked: Asked[] = [];
  readonly faults = new Map<string, Fault>();
  files: Packed[] = [];
  pointInTime = '2026-10-09T23:08:00.414615Z';
  pageSize = 10_000;
  ranges = true;
  readonly #server = createServer((request, response) => this.#answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  reset(): void {
    this.asked.length = 0;
    this.faults.clear();
    this.ranges = true;
    this.pageSize = 10_000;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://double');
    const isList = pathname === '/FileDownloads/GetAvailableFileDownloads';
    const name = isList ? 'list' : (searchParams.get('Filename') ?? '');
    const apiKey = searchParams.get('apiKey');
    const range = request.headers.range ?? null;
    this.asked.push({ path: pathname, name, range, apiKey });
    if (apiKey !== this.key) {
      this.#status(response, 401);
      return;
    }
    if (searchParams.get('Register') !== 'CVR') {
      this.#status(response, 400);
      return;
    }
    const fault = this.#take(name);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'status') {
      this.#status(response, fault.status);
      return;
    }
    const file = this.files.find((known) => known.name === name);
    if (isList) {
      this.#list(response, Number(searchParams.get('PageNumber') ?? 1));
      return;
    }
    if (!file || pathname !== '/FileDownloads/GetFile') {
      this.#status(response, 404);
      return;
    }
    const bytes = fault?.kind === 'bytes' ? fault.bytes : file.bytes;
    this.#send(response, bytes, range, fault?.kind === 'cut' ? fault.after : null);
  }

  #take(name: string): Fault | null {
    const fault = this.faults.get(name);
    if (!fault || fault.times <= 0) return null;
    fault.times -= 1;
    return fault;
  }

  #status(response: ServerResponse, status: number): void {
    response.writeHead(status, { 'content-type': 'text/plain' }).end('no');
  }

  #list(response: ServerResponse, page: number): void {
    const all = this.files.map((file) => listed(file, this.pointInTime));
    const totalPages = Math.max(1, Math.ceil(all.length / this.pageSize));
    const from = (page - 1) * this.pageSize;
    const body = JSON.stringify({
      paginationMetadata: {
        currentPage: page,
        pageSize: this.pageSize,
        totalCount: all.length,
        totalPages,
      },
      availableFileDownloads: all.slice(from, from + this.pageSize),
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }

  #send(response: ServerResponse, all: Buffer, range: string | null, cut: number | null): void {
    const first = this.ranges ? Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0) : 0;
    if (first >= all.length) {
      this.#status(response, 416);
      return;
    }
    const bytes = all.subarray(first);
    response.writeHead(first > 0 ? 206 : 200, {
      'content-type': 'application/zip',
      'content-length': bytes.length,
      ...(first > 0 ? { 'content-range': `bytes ${first}-${all.length - 1}/${all.length}` } : {}),
    });
    if (cut === null) response.end(bytes);
    else response.write(bytes.subarray(0, cut), () => response.destroy());
  }
}
