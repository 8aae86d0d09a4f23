import { describe, expect, it } from 'vitest';
import { addressIn, isAt } from './addresses';
import { searchAtAddress } from './at-address';
import { parseQuery } from './parse-query';

const searched = (street: string | null, postalCode: string | null = '8000') =>
  searchAtAddress({ street, postalCode }, 'da')?.search.replace(/^Adresse: /, '') ?? null;

describe('searchAtAddress', () => {
  it.each([
    ['Skolevej 7', 'Skolevej 7'],
    ['Rugengen 56D', 'Rugengen 56D'],
    ['Kongensgade 111, 3. th', 'Kongensgade 111'],
    ['Nørregade 12B, 2. sal', 'Nørregade 12B'],
    ['H.C. Andersens Boulevard 12, st.', 'H.C. Andersens Boulevard 12'],
    ['Sankt Peders Stræde 4, kl. 1', 'Sankt Peders Stræde 4'],
    ['Ribsalléen 5-7', 'Ribsalléen 5'],
    ['Ribsalléen 5A-7C, 1.', 'Ribsalléen 5A'],
    ['Postboks 101', 'Postboks 101'],
  ])('%s', (street, search) => {
    expect(searched(street)).toBe(search);
    const query = parseQuery(search);
    const address = query.kind === 'words' ? addressIn(query) : null;
    expect(address && isAt(street, address)).toBe(true);
  });

  it.each([
    null,
    'Rådhuspladsen',
    '10. Februar Vej 3',
    'Kong Christian 10 Vej 3',
    'Fabriksvej B 1204',
    'Nørregade 12 B',
    'Vej "Nord" 4',
    // The database index on streets does not strip the accent of an i.
    'Kongabrúgvín 4',
    'A 1',
  ])('%s is not searched for', (street) => {
    expect(searched(street)).toBeNull();
  });

  it('asks for the postal code too, and is nothing without one', () => {
    const place = { street: 'Skolevej 7, 1. tv', postalCode: '3500' };
    const house = { house: 'Skolevej 7', postalCode: '3500' };
    expect(searchAtAddress(place, 'en')).toEqual({ ...house, search: 'Address: Skolevej 7' });
    expect(searchAtAddress(place, 'da')).toEqual({ ...house, search: 'Adresse: Skolevej 7' });
    expect(searched('Kungsgatan 149', null)).toBeNull();
  });
});
