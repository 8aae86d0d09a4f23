import { gzipSync } from 'node:zlib';
import { type Faults, type Loopback, type Reply, startLoopback } from '../loopback';

export type ServedDocument = {
  content: string | Buffer;
  /** How the server stores it: gzip under the type of the contents, or plain. */
  packed?: 'stored' | 'declared' | 'no';
  type?: string;
};

function reply({ content, packed = 'stored', type = 'text/xml' }: ServedDocument): Reply {
  const body = packed === 'no' ? Buffer.from(content) : gzipSync(content);
  const headers: Record<string, string> = { 'content-type': type };
  if (packed === 'declared') headers['content-encoding'] = 'gzip';
  return { status: 200, body, headers };
}

/**
 * A local server with the documents of filings, by path. Most are gzip although
 * their type is XML, as on the real server. A text that begins with `http` is a
 * redirect target.
 */
export function startReportServer(
  documents: Record<string, ServedDocument | string>,
  faults: Faults = new Map(),
): Promise<Loopback> {
  return startLoopback(faults, ({ path }) => {
    const found = documents[path];
    if (found === undefined) return { status: 404, body: Buffer.from('not here') };
    if (typeof found !== 'string') return reply(found);
    return { status: 302, body: Buffer.alloc(0), headers: { location: found } };
  });
}
