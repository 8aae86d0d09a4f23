import { expect, it } from 'vitest';
import { parseSavedParams, savedAddress, savedPageQuery, savedQuery } from './saved-params';

const read = (query: string) => parseSavedParams(new URLSearchParams(query));
const id = '0a0b0c0d-0000-4000-8000-000000000001';

it('reads an address, and writes it without defaults', () => {
  const query = `list=${id}&tag=Kunde&q=bager&industry=Murere&status=CEASED&sort=name&direction=desc&size=25`;
  const shown = read(`${query}&page=3`);
  expect(shown).toEqual({
    list: id,
    tag: 'Kunde',
    search: 'bager',
    industry: 'Murere',
    status: 'CEASED',
    sort: 'name',
    direction: 'desc',
    size: 25,
    page: 3,
    except: [],
  });
  expect(new URLSearchParams(savedAddress(shown)).toString()).toBe(query);
  expect(savedPageQuery(shown)).toBe(`${query}&page=3`);
  expect(savedQuery(shown, [id])).toBe(`${query.replace('&size=25', '')}&except=${id}`);
  expect(read(savedQuery(shown, [id])).except).toEqual([id]);
});

it('shows the newest first, and everything else from the least', () => {
  expect(read('')).toMatchObject({ sort: 'saved', direction: 'desc', size: 10, page: 1 });
  expect(savedAddress(read(''))).toEqual({});
  expect(read('sort=employees').direction).toBe('asc');
  expect(savedAddress(read('direction=asc'))).toEqual({ direction: 'asc' });
});

it.each([
  ['sort=password', 'sort', 'saved'],
  ['direction=sideways', 'direction', 'desc'],
  ['page=-2', 'page', 1],
  ['page=many', 'page', 1],
  ['page=1e99', 'page', 1],
  ['page=9999999999', 'page', 1_000_000],
  ['size=1000', 'size', 10],
  ['list=%27%20OR%201=1', 'list', null],
  ['status=GONE', 'status', null],
  ['q=%00', 'search', ''],
  ['except=a,b', 'except', []],
  [`q=${'a'.repeat(900)}`, 'search', 'a'.repeat(100)],
] as const)('%s does no harm', (query, name, expected) => {
  expect(read(query)[name]).toEqual(expected);
});

it('leaves out at most a hundred of all', () => {
  const ids = Array.from({ length: 150 }, (_, number) => id.slice(0, -3) + String(100 + number));
  expect(read(`except=${ids.join(',')}`).except).toEqual(ids.slice(0, 100));
});
