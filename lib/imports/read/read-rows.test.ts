import { expect, test } from 'vitest';
import { IMPORT_MESSAGES, MAX_ROWS } from '../constants';
import { readRows } from './read-rows';

const read = (lines: string[]) =>
  readRows({ bytes: new TextEncoder().encode(lines.join('\n')), asked: {} });
const numbers = (count: number) => Array.from({ length: count }, () => '99736089');

test('a header is not counted among the rows', async () => {
  for (const lines of [numbers(MAX_ROWS), ['CVR', ...numbers(MAX_ROWS)]]) {
    expect(await read(lines)).toMatchObject({ rows: { length: MAX_ROWS } });
  }
  const refusal = { refused: IMPORT_MESSAGES.tooManyRows, field: 'file' };
  for (const lines of [numbers(MAX_ROWS + 1), ['CVR', ...numbers(MAX_ROWS + 1)]]) {
    expect(await read(lines)).toEqual(refusal);
  }
});
