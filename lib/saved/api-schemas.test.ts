import { expect, test } from 'vitest';
import { addSavedSchema, entrySchema, savedPageSchema } from './api-schemas';

const Data = { the_key: '10000001', Firmnavn: 'Anything' };
const held = { note: 'Ring', tags: ['Varm'], lists: [], savedAt: new Date(0).toISOString() };

test('what an entry held is taken as it was answered, and nothing else', () => {
  expect(addSavedSchema.parse({ Data, held }).held).toEqual(held);
  expect(addSavedSchema.parse({ Data }).held).toBeUndefined();
  for (const wrong of [
    { ...held, note: 'x'.repeat(2_001) },
    { ...held, lists: ['mine'] },
    { ...held, savedAt: 'yesterday' },
    { ...held, userId: 'other' },
  ]) {
    expect(addSavedSchema.safeParse({ Data, held: wrong }).success).toBe(false);
  }
});

test('a change may say what its writer saw, and changes something', () => {
  const change = { note: ' A ', before: { note: 'B\r\n' } };
  expect(entrySchema.parse(change)).toEqual({ note: 'A', before: { note: 'B' } });
  expect(entrySchema.safeParse({ before: { note: 'B' } }).success).toBe(false);
});

test('a status that is none is refused, as everything would be answered without it', () => {
  expect(savedPageSchema.parse({ status: 'CEASED' }).status).toBe('CEASED');
  expect(savedPageSchema.parse({ status: '' }).status).toBeNull();
  expect(savedPageSchema.parse({ sort: 'size' }).sort).toBe('saved');
  expect(savedPageSchema.safeParse({ status: 'open' }).error?.issues).toMatchObject([
    {
      path: ['status'],
      message:
        'The status is one of ACTIVE, IN_LIQUIDATION, IN_RECONSTRUCTION, IN_BANKRUPTCY, IN_COMPULSORY_DISSOLUTION, CEASED, UNKNOWN.',
    },
  ]);
});

test('so is a list', () => {
  expect(savedPageSchema.parse({ list: '' }).list).toBeNull();
  const id = '0a0b0c0d-0000-4000-8000-000000000001';
  expect(savedPageSchema.parse({ list: id }).list).toBe(id);
  expect(savedPageSchema.safeParse({ list: 'leads' }).error?.issues).toMatchObject([
    { path: ['list'], message: 'Not the id of a list' },
  ]);
});
