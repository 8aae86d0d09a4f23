import { expect, test } from 'vitest';
import type { Company } from './companies';
import { MAX_CANDIDATES } from './constants';
import { decide, decideSimilar } from './decide';
import { areStrangers, readName } from './written-name';
import { isThere, readPlace } from './written-place';

const company = (key: string, name: string, change: Partial<Company> = {}): Company => ({
  key,
  name,
  status: 'ACTIVE',
  ending: null,
  isLiving: true,
  own: readName(name),
  others: [],
  postalCode: '8000',
  postalDistrict: 'Aarhus C',
  town: null,
  municipality: 'Aarhus',
  ...change,
});
const inOdense = { postalCode: '5000', postalDistrict: 'Odense C', municipality: 'Odense' };
const ceased = { status: 'CEASED', isLiving: false } as const;

function decided(name: string, companies: Company[], place = '', more = false) {
  const sought = { name: readName(name), place: readPlace(place) };
  const { outcome, by, companies: found } = decide(sought, { companies, more });
  return [outcome, by, found.map(({ key }) => key).join(' ')];
}

test.each([
  ['Jensen & Bæk ApS', 'JENSEN OG BÆK APS'],
  ['jensen byg', 'Jensen Byg A/S'],
  ['Jensen Byg Aktieselskab', 'Jensen Byg A/S'],
  ['Aktieselskabet Jensen', 'Jensen A/S'],
  ['A/S Jensen', 'Jensen'],
  ['Café Ørsted I/S', 'Cafe Orsted'],
  ['Jensen-Byg, A.M.B.A.', 'Jensen Byg a.m.b.a.'],
])('%s is the same name as %s', (one, other) => {
  expect(decided(one, [company('1', other)])).toEqual(['found', 'name', '1']);
});

test('a legal form that differs makes a name uncertain', () => {
  const both = [company('1', 'Jensen Byg A/S'), company('2', 'Jensen Byg ApS')];
  expect(decided('Jensen Byg ApS', [company('1', 'Jensen Byg A/S')])[0]).toBe('uncertain');
  expect(decided('Jensen Byg ApS', both)).toEqual(['found', 'name', '2']);
  expect(decided('Jensen Byg', both)).toEqual(['uncertain', 'name', '1 2']);
  const three = [...both, company('3', 'Jensen Byg ApS')];
  expect(decided('Jensen Byg ApS', three)).toEqual(['uncertain', 'name', '2 3 1']);
});

test('the place narrows, and one that disagrees makes uncertain', () => {
  const both = [company('1', 'Murer Bo', inOdense), company('2', 'Murer Bo')];
  for (const place of [
    '8000',
    '8000 Aarhus C',
    'Aarhus',
    'Aarhus Kommune',
    'Torvet 1, 8000 Aarhus C',
  ]) {
    expect(decided('Murer Bo', both, place)).toEqual(['found', 'name', '2']);
  }
  expect(decided('Murer Bo', both, '9000')).toEqual(['uncertain', 'name', '1 2']);
  const three = [...both, company('3', 'Murer Bo')];
  expect(decided('Murer Bo', three, '8000')).toEqual(['uncertain', 'name', '2 3 1']);
  const many = Array.from({ length: 99 }, (_, at) => company(String(at), 'Murer Bo'));
  expect(decided('Murer Bo', many)[2]?.split(' ')).toHaveLength(MAX_CANDIDATES);
  expect(decided('Murer Bo', [company('1', 'Murer Bo')], 'Odense')[0]).toBe('uncertain');
});

test('one that goes on comes before those that ceased, and is certain in its place', () => {
  const former = company('1', 'Murer Bo', ceased);
  const both = [former, company('2', 'Murer Bo')];
  expect(decided('Murer Bo', both)).toEqual(['uncertain', 'name', '2 1']);
  expect(decided('Murer Bo', both, '8000')).toEqual(['found', 'name', '2']);
  expect(decided('Murer Bo', [former])).toEqual(['uncertain', 'name', '1']);
  const three = [former, company('2', 'Murer Bo'), company('3', 'Murer Bo')];
  expect(decided('Murer Bo', three)).toEqual(['uncertain', 'name', '2 3 1']);
  expect(decided('Murer Bo', [company('2', 'Murer Bo')], '', true)[0]).toBe('uncertain');
});

test('without a place, a name is certain with its legal form, or where no other is like it', () => {
  const living = company('1', 'Murer Bo ApS');
  const ended = company('2', 'Murer Bo A/S', ceased);
  expect(decided('Murer Bo', [living])).toEqual(['found', 'name', '1']);
  expect(decided('Murer Bo', [living, ended])).toEqual(['uncertain', 'name', '1 2']);
  expect(decided('Murer Bo ApS', [living, ended])).toEqual(['found', 'name', '1']);
  expect(decided('Murer Bo Anpartsselskab', [living, ended])).toEqual(['found', 'name', '1']);
  expect(decided('Murer Bo A/S', [living, ended])).toEqual(['uncertain', 'name', '1 2']);
  const bare = company('3', 'Murer Bo');
  expect(decided('Murer Bo ApS', [bare])).toEqual(['found', 'name', '3']);
  expect(decided('Murer Bo ApS', [bare, ended])).toEqual(['uncertain', 'name', '3 2']);
});

test.each<[string, string, Company[], string[]]>([
  ['Murer Bo', '', [company('1', 'Murer Bo')], []],
  ['Murer Bo', '', [company('1', 'Murer Bo'), company('2', 'Murer Bo', ceased)], ['several']],
  ['Murer Bo', '5000', [company('1', 'Murer Bo')], ['other_place']],
  [
    'Murer Bo',
    '5000',
    [company('1', 'Murer Bo'), company('2', 'Murer Bo')],
    ['other_place', 'several'],
  ],
  ['Murer Bo ApS', '', [company('1', 'Murer Bo A/S')], ['other_form']],
  ['Murer Bo', '', [company('1', 'Murer Bo', ceased)], ['ceased']],
  [
    'Murer Bo',
    '5000',
    [company('1', 'Ib ApS', { others: [readName('Murer Bo')] })],
    ['former_name', 'other_place'],
  ],
])('why %s in "%s" is uncertain', (name, place, companies, doubts) => {
  const sought = { name: readName(name), place: readPlace(place) };
  expect(decide(sought, { companies, more: false }).doubts).toEqual(doubts);
});

test('former names find one company, if no other has or had the name', () => {
  const others = [readName('Murer Bo ApS')];
  const former = company('1', 'Bo Holding ApS', { others });
  expect(decided('Murer Bo', [former])).toEqual(['found', 'former_name', '1']);
  expect(decided('Murer Bo', [former], '', true)[0]).toBe('uncertain');
  const two = [former, company('2', 'Ib ApS', { others })];
  expect(decided('Murer Bo', two)).toEqual(['uncertain', 'former_name', '1 2']);
  expect(decided('Murer Bo', [former], 'Odense')[0]).toBe('uncertain');
  expect(decided('Murer Bo', [former, company('3', 'Murer Bo')])).toEqual(['found', 'name', '3']);
  const ended = [former, company('3', 'Murer Bo', ceased)];
  expect(decided('Murer Bo', ended)).toEqual(['uncertain', 'name', '3 1']);
});

test('similar names are never certain', () => {
  const sought = { name: readName('Murer Boo'), place: readPlace('5000') };
  const alike = [company('1', 'Murer Bo', ceased), company('2', 'Murer Bo', inOdense)];
  expect(decideSimilar(sought, alike)).toMatchObject({
    outcome: 'uncertain',
    by: 'similar_name',
    companies: [{ key: '2' }, { key: '1' }],
    doubts: ['similar_name'],
  });
});

test.each([
  ['Jensen Byg ApS', 'JENSEN BYG & ANLÆG A/S', false],
  ['Jensenbyg', 'Jensen Byg ApS', false],
  ['DSB', 'Danske Stats Baner', false],
  ['Nordvig', 'Vig', false],
  ['Vig', 'Nordvig', false],
  ['Nordhavn Bryghus', 'Nordhavn Tømrer ApS', false],
  ['Bo Holding', 'Ib Holding ApS', true],
  ['Nordhavn Bryghus', 'Sydhavn Tømrer ApS', true],
  ['Holding', 'Nordhavn ApS', false],
])('whether %s and %s are strangers: %s', (one, other, strangers) => {
  expect(areStrangers(readName(one), readName(other))).toBe(strangers);
});

test.each([
  ['800', true],
  ['DK-0800', true],
  ['0800 Høje Taastrup', true],
  ['8000', false],
  ['Høje-Taastrup', true],
  ['Parkvej 1, Høje Taastrup', true],
  ['Aarhus', false],
])('whether %s is where the company is: %s', (text, there) => {
  const place = readPlace(text);
  const address = {
    postalCode: '0800',
    postalDistrict: 'Høje Taastrup',
    town: null,
    municipality: null,
  };
  expect(place && isThere(place, address)).toBe(there);
});

test('what is no place narrows nothing', () => {
  expect(['', '-', 'Danmark', 'DK'].map(readPlace)).toEqual([null, null, null, null]);
});
