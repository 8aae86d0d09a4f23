import { expect, test } from 'vitest';
import { namesakes } from './namesakes';

test('companies of one name are told apart, each once', () => {
  const found = namesakes([
    { key: '1', name: 'NS Holding ApS' },
    { key: '2', name: 'NS Holding ApS' },
    { key: '2', name: 'NS Holding ApS' },
    { key: '3', name: 'Ns Holding ApS' },
    { key: '4', name: 'Anden ApS' },
    { key: '4', name: 'Anden ApS' },
    { key: '5', name: null },
    { key: '6', name: null },
    { key: null, name: 'Anden ApS' },
  ]);
  expect([...found].toSorted()).toEqual(['1', '2', '3']);
});
