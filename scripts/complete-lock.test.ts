import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findMissing } from './complete-lock.mjs';

it('package-lock.json has the packages for all machines (npm run lock enters them)', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect([...findMissing(packages).keys()]).toEqual([]);
});

it('names what a lock file lacks', () => {
  const packages = {
    '': {},
    'node_modules/tool': { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } },
    'node_modules/tool-linux': {},
  };
  expect([...findMissing(packages).keys()]).toEqual(['tool-mac']);
});

it('names no registry host', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved"/);
});
