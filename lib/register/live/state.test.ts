import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary';
import { newState, readState, writeState } from './state';

test('the state of a copy is read as it was written', async () => {
  const folder = temporaryFolder();
  const state = newState({ kind: 'FULL', from: 'http://register.example', since: null });
  await writeState(folder, state);
  expect(await readState(folder)).toEqual(state);
});

test('a folder without a state, and one that is damaged, have none', async () => {
  const folder = temporaryFolder();
  expect(await readState(folder)).toBeNull();
  writeFileSync(path.join(folder, 'state.json'), '{"version":1');
  expect(await readState(folder)).toBeNull();
});

test('a state that is there and cannot be read is not taken for none', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'state.json'));
  await expect(readState(folder)).rejects.toThrow('EISDIR');
});
