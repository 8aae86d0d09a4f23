import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, apiTest as test } from '../support/fixtures.ts';
import { rawBytes, rawRequest } from '../support/raw-request.ts';

const KINDS = [
  ['a script', /<script src="(\/_next\/static\/[^"]+\.js)"/, 'application/javascript'],
  ['a style sheet', /href="(\/_next\/static\/[^"]+\.css)"/, 'text/css'],
] as const;

for (const [what, pattern, type] of KINDS) {
  test(`${what} is sent packed to whoever takes that, and says the same to all`, async () => {
    const page = await rawRequest('/');
    const address = pattern.exec(page.body)?.[1] ?? '';
    const ask = (accepted: string, headers = {}) =>
      rawBytes(address, { headers: { 'accept-encoding': accepted, ...headers } });
    const plain = await ask('identity');
    expect(plain.status).toBe(200);
    expect(plain.headers['content-encoding']).toBeUndefined();

    const packed = await ask('gzip, deflate, br, zstd');
    expect(packed.status).toBe(200);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(Number(packed.headers['content-length'])).toBe(packed.body.length);
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);

    const zipped = await ask('gzip, br;q=0');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(packed.body.length).toBeLessThan(zipped.body.length);

    for (const { headers } of [plain, packed, zipped]) {
      expect(headers['content-type']).toContain(type);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }

    const known = await ask('br', { 'if-none-match': String(packed.headers.etag) });
    expect(known.status).toBe(304);
    const part = await ask('br', { range: 'bytes=0-9' });
    expect(part.status).toBe(206);
    expect(part.headers['content-encoding']).toBeUndefined();
    expect(part.body.equals(plain.body.subarray(0, 10))).toBe(true);
  });
}
