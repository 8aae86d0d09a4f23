import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listPacked, takesBrotli } from './packed-files';

test.each(['br', 'gzip, deflate, br, zstd', 'gzip,br;q=0.5', 'BR;q=1.0', 'br ; q=0.01, gzip'])(
  'who names Brotli gets it: %s',
  (accepted) => {
    expect(takesBrotli(accepted)).toBe(true);
  },
);

test.each([undefined, '', 'gzip', '*', 'identity', 'brotli', 'x-br', 'gzip, br;q=0', 'br;q=0.000'])(
  'who does not, or refuses it, gets the file as it is: %s',
  (accepted) => {
    expect(takesBrotli(accepted)).toBe(false);
  },
);

test('only files that have a packed one beside them are listed, by their addresses', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'chunks/deep'), { recursive: true });
  for (const name of ['chunks/a.js', 'chunks/a.js.br', 'chunks/deep/b.css.br', 'chunks/c.js']) {
    writeFileSync(path.join(folder, name), '');
  }
  expect([...listPacked(folder)].sort()).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/deep/b.css',
  ]);
});

test('a build that packed nothing is served as it is', () => {
  expect(listPacked('/nowhere').size).toBe(0);
});
