import { expect, test } from 'vitest';
import { readInitdbReason } from './cluster';

test('why the database cannot be created is what initdb met, not that it tidies up', () => {
  const full = [
    '2026-11-28 13:38:53.527 UTC [23541] FATAL:  could not write to file "base/4": No space left on device',
    '2026-11-28 13:38:53.527 UTC [23541] STATEMENT:  CREATE DATABASE template0;',
    '',
    'child process exited with exit code 1',
    'initdb: removing data directory "/srv/veminto/postgres/data.tmp"',
  ].join('\n');
  expect(readInitdbReason(full)).toBe('could not write to file "base/4": No space left on device');
  const refused = 'initdb: error: could not access directory "/srv": Permission denied\n';
  expect(readInitdbReason(refused)).toBe('could not access directory "/srv": Permission denied');
  expect(readInitdbReason('initdb: odd\n')).toBe('initdb: odd');
});
