import { describe, expect, it } from 'vitest';
import type { CompanyDetail } from '@/lib/companies/types';
import { type ListedName, matchedOn } from './matched-on';
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
  ])('%s: %s', (text, field, found) => {
    expect(on(text)).toEqual({ field, text: found });
  });

  it('is nothing when nothing is searched for, or only excluded', () => {
    expect(matchedOn({ kind: 'all' }, company, names)).toBeNull();
    expect(on('-holding')).toBeNull();
    expect(on('!')).toBeNull();
  });
});
