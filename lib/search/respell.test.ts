import { expect, test } from 'vitest';
import type { Described } from './matched-on';
import { parseQuery } from './parse-query';
import { respell } from './respell';

const company: Described = {
  name: 'Møllers Frisørsalon ApS',
  industry: 'Frisørsaloner',
  industries: [],
  companyType: 'Anpartsselskab',
  companyTypeShort: 'APS',
  municipality: 'Aarhus',
  town: null,
  status: 'ACTIVE',
  ending: null,
  foundedOn: null,
  postalCode: '8000',
  postalDistrict: 'Århus C',
  region: 'Midtjylland',
};

function changesOf(text: string): string[] {
  const query = parseQuery(text);
  if (query.kind !== 'words') throw new Error(text);
  const { changes } = respell(query, company, [{ kind: 'SECONDARY', name: 'Hår & Skæg' }]);
  return changes.map(({ typed, meant }) => `${typed} → ${meant}`);
}

test.each([
  ['møller frisørsalln', ['frisørsalln → frisørsalon']],
  ['Mølelrs Frisorsalon', ['Mølelrs → Møllers']],
  ['MOELLESR skæk', ['MOELLESR → MØLLERS', 'skæk → skæg']],
  ['århsu', ['århsu → århus']],
  ['Møllers i Aarhus', []],
  ['frisør saloon', []],
  ['mølelrs mølelrs', ['mølelrs → møllers']],
])('%s', (text, changes) => expect(changesOf(text)).toEqual(changes));
