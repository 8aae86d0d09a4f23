import { describe, expect, it } from 'vitest';
import type { CompanyDetail } from '@/lib/companies/types';
import { type ListedName, matchedOn, matchedWords } from './matched-on';
import { parseQuery } from './parse-query';

const company = {
  key: '12843089',
  name: 'Nordhavn Tagdækning ApS',
  isSample: true,
  status: 'ACTIVE',
  industry: 'Tagdækningsvirksomhed',
  companyType: 'Anpartsselskab',
  companyTypeShort: 'APS',
  industries: [{ code: '439100', danish: 'Tagdækningsvirksomhed', english: 'Roofing activities' }],
  town: 'Strandby',
  postalCode: '9370',
  postalDistrict: 'Hals',
  municipality: 'Aalborg',
  region: 'Nordjylland',
  phone: '98000012',
  email: 'Post@nordhavn-tag.example',
  website: 'https://www.tagene.example/om',
} as CompanyDetail;

const names: ListedName[] = [
  { kind: 'PRIMARY', name: 'Nordhavn Tagdækning ApS' },
  { kind: 'PRIMARY', name: 'Limfjordens Tagservice I/S' },
  { kind: 'SECONDARY', name: 'Nordhavn Bygge Firma' },
];

const on = (text: string) => matchedOn(parseQuery(text), company, names);

describe('matchedOn', () => {
  it.each([
    ['nordhavn', 'name', 'Nordhavn Tagdækning ApS'],
    ['tagdaekning aalborg', 'name', 'Nordhavn Tagdækning ApS'],
    ['roofer', 'industry', 'Tagdækningsvirksomhed'],
    ['taglægger jylland', 'industry', 'Tagdækningsvirksomhed'],
    ['tagdækkerfirma', 'industry', 'Tagdækningsvirksomhed'],
    ['nordhavn roofer', 'name', 'Nordhavn Tagdækning ApS'],
    ['limfjord', 'formerName', 'Limfjordens Tagservice I/S'],
    ['"limfjordens tagservice"', 'formerName', 'Limfjordens Tagservice I/S'],
    ['nordhavn byggefirma', 'secondaryName', 'Nordhavn Bygge Firma'],
    ['nordhavn bygge', 'secondaryName', 'Nordhavn Bygge Firma'],
    ['nord havn', 'name', 'Nordhavn Tagdækning ApS'],
    ['strandby', 'town', 'Strandby'],
    ['hals', 'postalDistrict', 'Hals'],
    ['9370', 'postalDistrict', '9370 Hals'],
    ['9370 hals', 'postalDistrict', '9370 Hals'],
    ['aalb', 'municipality', 'Aalborg'],
    ['nordjylland', 'region', 'Nordjylland'],
    ['tagdækningsvirksomhed', 'industry', 'Tagdækningsvirksomhed'],
    ['43.91', 'industry', '439100 Tagdækningsvirksomhed'],
    ['roofing', 'industry', 'Roofing activities'],
    ['anpartsselskab', 'companyType', 'Anpartsselskab'],
    ['12 84 30 89', 'cvr', '12843089'],
    ['+45 98 00 00 12', 'phone', '98000012'],
    ['1012345678', 'pNumber', '1012345678'],
    ['post@nordhavn-tag.example', 'email', 'Post@nordhavn-tag.example'],
    ['nordhavn-tag.example', 'email', 'Post@nordhavn-tag.example'],
    ['www.tagene.example', 'website', 'https://www.tagene.example/om'],
    ['nordhavn.tagdaekning', 'name', 'Nordhavn Tagdækning ApS'],
    ['murer eller roofer', 'industry', 'Tagdækningsvirksomhed'],
  ])('%s: %s', (text, field, found) => {
    expect(on(text)).toEqual({ field, text: found });
  });

  it('is the state that a word is for, unless a name has as many of the words', () => {
    const told = (text: string, state: Partial<CompanyDetail> & { isNew?: boolean }) => {
      const query = parseQuery(text);
      if (query.kind !== 'words') throw new Error(text);
      return matchedWords(query, { ...company, ending: null, ...state }, names);
    };
    const bankrupt = { status: 'IN_BANKRUPTCY' } as const;
    const ended = { status: 'CEASED', ending: 'CEASED_BANKRUPTCY' } as const;
    expect(told('konkurs aalborg', bankrupt)).toEqual({ field: 'status', text: 'Under konkurs' });
    expect(told('konkurser', ended)).toEqual({ field: 'status', text: 'Opløst efter konkurs' });
    expect(told('konkurs nordhavn', bankrupt)?.field).toBe('name');
    expect(told('konk aalborg', bankrupt)?.field).toBe('municipality');
    const begun = { foundedOn: new Date('2021-05-06'), isNew: true };
    expect(told('nye aalborg', begun)).toEqual({ field: 'founded', text: '2021-05-06' });
    expect(told('new companies aalborg', begun)?.field).toBe('founded');
    expect(told('nye aalborg', { ...begun, isNew: false })?.field).toBe('municipality');
  });

  it('is nothing when nothing is searched for, or only excluded', () => {
    expect(matchedOn({ kind: 'all' }, company, names)).toBeNull();
    expect(on('-holding')).toBeNull();
    expect(on('!')).toBeNull();
  });
});
