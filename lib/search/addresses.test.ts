import { describe, expect, it } from 'vitest';
import { addressIn, isAt } from './addresses';
import { parseQuery } from './parse-query';

function read(text: string) {
  const query = parseQuery(text);
  const address = query.kind === 'words' ? addressIn(query) : null;
  return address && [address.begins, address.rest?.folded ?? null];
}

describe('addressIn', () => {
  it.each([
    ['Strandvejen 100', 'strandvejen 100', null],
    ['nørregade 12 odense', 'norregade 12', 'odense'],
    ['Nørregade 12B, 5000 Odense C', 'norregade 12b', '5000 odense c'],
    ['Nørregade 12 B, Odense', 'norregade 12b', 'odense'],
    ['Nørregade 12 i Odense', 'norregade 12', 'i odense'],
    ['Nørregade 12, 1. tv, Odense', 'norregade 12', 'odense'],
    ['H.C. Andersens Boulevard 12, st.', 'h c andersens boulevard 12', null],
    ['Strandalléen 5-7', 'strandalleen 5', null],
    ['Strandalléen 5 - 7, Odense', 'strandalleen 5', 'odense'],
    ['Nørregade 12, 2. sal', 'norregade 12', null],
    ['Nørregade 12, 2. sal tv., 5000 Odense C', 'norregade 12', '5000 odense c'],
    ['Nørregade 12 2 sal', 'norregade 12', null],
    ['Nørregade 12 2 tv Odense', 'norregade 12', 'odense'],
    ['Nørregade 12, st th', 'norregade 12', null],
    ['Nørregade 12, kld., Odense', 'norregade 12', 'odense'],
    ['Nørregade 12, 1. 1204', 'norregade 12', null],
    ['Nørregade 12, 1. 5000 Odense C', 'norregade 12', '5000 odense c'],
    ['Nørregade 12, DK-5000 Odense C', 'norregade 12', '5000 odense c'],
    ['Nørregade 12, Sandby', 'norregade 12', 'sandby'],
    ['Nørregade 12 Thisted', 'norregade 12', 'thisted'],
    ['Nørregade 12 Stege', 'norregade 12', 'stege'],
    ['Nørregade nr. 12', 'norregade 12', null],
    ['Nørregade nr 12, Odense', 'norregade 12', 'odense'],
    ['Nørreg. 12', 'norregade 12', null],
    ['Strandv. 100', 'strandvej 100', null],
    ['Kastrup pl. 3', 'kastrup plads 3', null],
    ['Strandvejen', 'strandvejen', null],
    ['nørregade odense', 'norregade', 'odense'],
    ['Virksomheder på Nørregade', 'norregade', null],
    ['Adresse: Nørregade 12, 1. tv, Odense', 'norregade 12', 'odense'],
    ['ADDRESS: Nørregade', 'norregade', null],
    ['alle firmaer i Nørregade 12, Odense', 'norregade 12', 'odense'],
    ['companies at Nørregade 12', 'norregade 12', null],
    ['Nørregade i Odense', 'norregade', 'i odense'],
    ['Ny Vestergade, 5000 Odense C', 'ny vestergade', '5000 odense c'],
    ['Nørre Allé 2200', 'norre alle', '2200'],
  ])('%s', (text, begins, rest) => {
    expect(read(text)).toEqual([begins, rest]);
  });

  it.each([
    ...['byg 2000 aps', '7-Eleven', '12 tømrere', '"Nørregade" 12', 'a 1'],
    ...['Strandvejens Auto', 'vej', 'torvet', 'Vejle', 'byg og vejanlæg'],
  ])('%s is none', (text) => {
    expect(read(text)).toBeNull();
  });
});

it.each([
  ['Adresse: Nørregade 12, Odense', true],
  ['address:Nørregade 12', true],
  ['Nørregade 12', false],
  ['Adresse Nørregade 12', false],
])('%s is labelled as one: %s', (text, isLabelled) => {
  const query = parseQuery(text);
  expect(query.kind === 'words' && addressIn(query)?.isLabelled).toBe(isLabelled);
});

describe('other spellings of a street', () => {
  it.each([
    ['Gl. Kongevej 10', ['gammel kongevej 10']],
    ['Gammel Kongevej 10', ['gl kongevej 10']],
    ['Ndr. Ringvej 5', ['nordre ringvej 5']],
    ['Sct. Peders Stræde 4', ['sankt peders straede 4']],
    ['HC Andersens Boulevard 12', ['h c andersens boulevard 12']],
    ['H.C. Andersens Blvd. 12', ['hc andersens boulevard 12']],
    ['Nørregade 12', []],
    ['Gammelgade 1', []],
  ])('%s', (text, others) => {
    const query = parseQuery(text);
    expect(query.kind === 'words' && addressIn(query)?.others).toEqual(others);
  });

  it('are of the house too', () => {
    const address = { begins: 'gl kongevej 10', others: ['gammel kongevej 10'] };
    const lines = ['Gl. Kongevej 10', 'Gammel Kongevej 10, 1.', 'Kongevej 10'];
    expect(lines.map((line) => isAt(line, address))).toEqual([true, true, false]);
  });
});

describe('isAt', () => {
  const address = { begins: 'norregade 12' };
  it('is of the house, its letters and its doors, and of no other number', () => {
    const lines = ['Nørregade 12', 'Nørregade 12B', 'Nørregade 12, 1. tv', 'Nørregade 120', null];
    expect(lines.map((line) => isAt(line, address))).toEqual([true, true, true, false, false]);
  });
});
