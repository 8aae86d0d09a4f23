import type { APIResponse } from '@playwright/test';
import { expect, apiTest as test } from '../support/fixtures.ts';

const many = 'x|'.repeat(500);
const long = 'a'.repeat(10_000);
const latitude = 'Give a latitude from -90 to 90 degrees';
const longitude = 'Give a longitude from -180 to 180 degrees';
const window = 'west=8&south=54&east=13&north=58&zoom=7';

async function expectRefusal(response: APIResponse, field: string, sentence: string) {
  const { error, code, fields } = await response.json();
  const told = [response.url(), response.status(), error, code, fields[field]];
  expect(told).toEqual([response.url(), 422, sentence, 'invalid_input', sentence]);
}

/** Address, field and sentence. */
const refusedQueries = [
  [`company/facets?search=${'a'.repeat(201)}`, 'search', 'Search at most 200 characters'],
  [`company/facets?region=${many}`, 'region', 'Choose at most 100 values'],
  ['company/facets?area=round', 'area', '"round" is not an area such as circle:10.2,56.15,5'],
  [
    'company/facets?status=open',
    'status',
    '"open" is not one of ACTIVE, IN_LIQUIDATION, IN_RECONSTRUCTION, IN_BANKRUPTCY, IN_COMPULSORY_DISSOLUTION, CEASED, UNKNOWN, CEASED_BANKRUPTCY, CEASED_COMPULSORY_DISSOLUTION, CEASED_LIQUIDATION, CEASED_DECLARATION, CEASED_MERGER, CEASED_DEMERGER, CEASED_OTHER',
  ],
  [
    'company/facets?kommune=Fyn',
    'kommune',
    '"kommune" is unknown here, so it would narrow nothing',
  ],
  ['company/facets?region=Sj%E6lland', 'region', 'The address is not written in UTF-8.'],
  ['company/histograms?revenueFrom=5&revenueTo=1', 'revenueFrom', '"5" is more than "1"'],
  ['company/histograms?employees=9-1', 'employees', '"9-1" is not a range such as 1-5'],
  ['company/clusters?south=54&east=13&north=58&zoom=7', 'west', longitude],
  ['company/clusters?west=8&south=-91&east=13&north=58&zoom=7', 'south', latitude],
  ['company/clusters?west=8&south=54&east=&north=58&zoom=7', 'east', longitude],
  ['company/clusters?west=8&south=54&east=13&north=1e400&zoom=7', 'north', latitude],
  [
    'company/clusters?west=8&south=54&east=13&north=58&zoom=far',
    'zoom',
    'Give the zoom of the map, from 0 to 22',
  ],
  [
    'company/clusters?west=8&south=58&east=13&north=54&zoom=7',
    'south',
    'The south of the window lies north of its north',
  ],
  [`company/clusters?search=${long}&${window}`, 'search', 'Search at most 200 characters'],
  ['company/people', 'name', 'Give the text to search for'],
  ['company/people?name=%20a%20', 'name', 'Search at least 3 characters'],
  [`company/people?name=${long}`, 'name', 'Search at most 200 characters'],
  ['company/suggestions', 'text', 'Give the text to search for'],
  ['company/suggestions?text=%20', 'text', 'Please enter a search term'],
  [`company/suggestions?text=${long}`, 'text', 'Search at most 200 characters'],
  [
    'company/segmentation?numEmployesFrom=10',
    'numEmployesFrom',
    '"numEmployesFrom" is unknown here, so it would narrow nothing',
  ],
  ['company/segmentation?limit=0', 'limit', 'The limit is a whole number from 1 to 100'],
  ['company/segmentation?limit=101', 'limit', 'The limit is a whole number from 1 to 100'],
  ['company/segmentation?limit=1.5', 'limit', 'The limit is a whole number from 1 to 100'],
  [`company/segmentation?location=${many}`, 'location', 'Choose at most 100 values'],
  ['company/segmentation?phone=call', 'phone', '"call" is neither true nor false'],
  [`company/segmentation?company_type=${many}`, 'company_type', 'Choose at most 100 values'],
  [
    'company/segmentation?numEmployeesTo=-1.5',
    'numEmployeesTo',
    '"-1.5" is not a whole number of at most 9 digits',
  ],
] as const;

test('queries are refused with the field and a sentence', async ({ api }) => {
  for (const [address, field, sentence] of refusedQueries) {
    await expectRefusal(await api.get(`/api/${address}`), field, sentence);
  }
});

const refusedBodies = [
  ['company/search', { searchData: 'ab' }, 'searchData', 'Search at least 3 characters'],
  ['company/search', { searchData: long }, 'searchData', 'Search at most 200 characters'],
  ['company/search', { searchData: 5 }, 'searchData', 'Give the text to search for'],
  ['company/search', { isSimpleSearch: 'no' }, 'isSimpleSearch', 'Say true or false'],
  ['company/search', { admin: true }, 'body', 'Unrecognized key: "admin"'],
  [
    'company/search?revenueFrom=1e9',
    { searchData: 'abc' },
    'revenueFrom',
    '"1e9" is not a whole number of at most 12 digits',
  ],
  ['veminto/companydata', { search: long }, 'search', 'Search at most 200 characters'],
  ['spell/v1/search', {}, 'query', 'Give the text to search for'],
  ['spell/v1/search', { query: long }, 'query', 'Search at most 200 characters'],
  ['veminto/nearby', { firstCompLongitude: 10 }, 'firstCompLatitude', latitude],
  [
    'veminto/nearby',
    { firstCompLatitude: 56, firstCompLongitude: 181 },
    'firstCompLongitude',
    longitude,
  ],
  [
    'veminto/nearby',
    { firstCompLatitude: null, firstCompLongitude: 10 },
    'firstCompLatitude',
    latitude,
  ],
  ['veminto/logo', { the_key: 'x' }, 'the_key', 'A CVR number has eight digits'],
  ['veminto/logos', { the_keys: ['x'] }, 'the_keys.0', 'A CVR number has eight digits'],
  ['veminto/logos', {}, 'the_keys', 'Give the keys of companies as a list'],
  [
    'veminto/logos',
    { the_keys: Array(101).fill('12843089') },
    'the_keys',
    'Ask for at most 100 companies',
  ],
] as const;

test('bodies are refused with the field and a sentence', async ({ api }) => {
  for (const [address, data, field, sentence] of refusedBodies) {
    await expectRefusal(await api.post(`/api/${address}`, { data }), field, sentence);
  }
});
