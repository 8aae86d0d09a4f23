import http from 'node:http';
import { environment } from './environment.ts';

type Answer<Body> = { status: number; headers: http.IncomingHttpHeaders; body: Body };
type RawAnswer = Answer<string>;

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** A request whose path is sent verbatim; other clients normalise it. */
export async function rawRequest(path: string, asked: Asked = {}): Promise<RawAnswer> {
  const answer = await rawBytes(path, asked);
  return { ...answer, body: answer.body.toString('utf8') };
}

/** The same, returning raw bytes. */
export function rawBytes(path: string, asked: Asked = {}): Promise<Answer<Buffer>> {
  const { hostname, port, host } = new URL(environment.baseUrl);
  const { method = 'GET', headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const request = http.request(
      { hostname, port, path, method, headers: { host, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
