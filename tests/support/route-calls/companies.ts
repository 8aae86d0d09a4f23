import { addExport } from '../account-rows.ts';
import type { Person } from '../people.ts';
import { at, type Calls, hidden, KEY, open, ownAlone, sent } from './kinds.ts';

const ofChat = {
  path: ({ id }: Person) => `/spell/v1/chat_history/${id}`,
  expected: ownAlone,
};

/** Calls about companies, questions about them, and the service itself. */
export const companyCalls: Calls = {
  'company/annual-report/[cvr]/[end_date]': {
    // Only for the sample; this company comes from real documents.
    GET: {
      ...at(`/company/annual-report/${KEY}/2021-12-31`),
      expected: { nobody: 401, user: 404, admin: 404 },
    },
  },
  'company/breakdown': { GET: at('/company/breakdown?by=region') },
  'company/breakdown/file': { GET: at('/company/breakdown/file?by=region&format=csv') },
  'company/changes': { GET: at('/company/changes?since=2026-01-31') },
  'company/click': { POST: sent('/company/click', { kind: 'search', the_key: KEY }) },
  'company/clusters': { GET: at('/company/clusters?west=8&south=54&east=13&north=58&zoom=6') },
  'company/connections': {
    GET: {
      ...at(`/company/connections?of=${KEY}&with=p0`),
      expected: { nobody: 401, user: 404, admin: 404 },
    },
  },
  'company/facets': { GET: at('/company/facets') },
  'company/financial-data/[cvr]': { GET: at(`/company/financial-data/${KEY}`) },
  'company/histograms': { GET: at('/company/histograms') },
  'company/key-figure/[cvr]': { GET: at(`/company/key-figure/${KEY}`) },
  'company/overview/[cvr]': { GET: at(`/company/overview/${KEY}`) },
  'company/network': {
    GET: { ...at('/company/network?of=p0'), expected: { nobody: 401, user: 404, admin: 404 } },
  },
  'company/ownership/[cvr]': { GET: at(`/company/ownership/${KEY}`) },
  'company/participant/[id]': {
    GET: { ...at('/company/participant/0'), expected: { nobody: 401, user: 404, admin: 404 } },
  },
  'company/passages/[cvr]': { GET: at(`/company/passages/${KEY}`) },
  'company/most-roles': { GET: at('/company/most-roles?role=BOARD') },
  'company/people': { GET: at('/company/people?name=vestergaard') },
  'company/report/[cvr]': { GET: at(`/company/report/${KEY}`) },
  'company/role/[cvr]': { GET: at(`/company/role/${KEY}`) },
  'company/search': {
    POST: {
      path: () => '/company/search',
      data: ({ id }) => ({ searchData: 'holding', userId: id }),
      expected: ownAlone,
    },
  },
  'company/segmentation': { GET: at('/company/segmentation') },
  'company/shared-contacts/[cvr]': { GET: at(`/company/shared-contacts/${KEY}`) },
  'company/signals/[cvr]': { GET: at(`/company/signals/${KEY}`) },
  'company/statement/[cvr]': {
    // It has none.
    GET: {
      ...at(`/company/statement/${KEY}?format=csv`),
      expected: { nobody: 401, user: 404, admin: 404 },
    },
  },
  'company/suggestions': { GET: at('/company/suggestions?text=hol') },
  'company/unit-points/[cvr]': { GET: at(`/company/unit-points/${KEY}`) },
  'company/units/[cvr]': { GET: at(`/company/units/${KEY}`) },
  exports: {
    GET: at('/exports'),
    POST: {
      // From the sample register, whatever its seed.
      ...sent('/exports', { target: { kind: 'discover', query: 'search=holding' }, format: 'csv' }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'exports/[id]': {
    GET: {
      prepare: ({ id }) => addExport(id),
      path: (_owner, id) => `/exports/${id}`,
      expected: hidden,
    },
  },
  'exports/[id]/file': {
    GET: {
      prepare: ({ id }) => addExport(id),
      path: (_owner, id) => `/exports/${id}/file`,
      // It waits forever: only its owner learns that it is being made.
      expected: { ...hidden, user: 409 },
    },
  },
  health: { GET: { ...at('/health'), expected: open(200) } },
  // It does not exist without a token in the environment.
  metrics: { GET: { ...at('/metrics'), expected: open(404) } },
  ready: { GET: { ...at('/ready'), expected: open(200) } },
  'openapi.json': {
    GET: { ...at('/openapi.json'), expected: open(200), cached: 'no-cache' },
  },
  mcp: { POST: sent('/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' }) },
  'rec/fast/query': { POST: sent('/rec/fast/query', { company_name: 'Nordhavn' }) },
  'spell/v1/[userId]/ai-search': {
    GET: {
      path: ({ id }) => `/spell/v1/${id}/ai-search?query=holdingselskaber`,
      expected: ownAlone,
    },
  },
  'spell/v1/chat_history/[userId]': { DELETE: ofChat, GET: ofChat },
  'spell/v1/llm': {
    POST: {
      path: () => '/spell/v1/llm',
      data: ({ id }) => ({ query: 'What can you do?', user_id: id }),
      expected: ownAlone,
    },
  },
  'spell/v1/search': { POST: sent('/spell/v1/search', { query: 'holding' }) },
  'veminto/companydata': { POST: sent('/veminto/companydata', { search: 'holding' }) },
  'veminto/dropdown1': { GET: at('/veminto/dropdown1') },
  'veminto/dropdown2': { GET: at('/veminto/dropdown2') },
  'veminto/dropdown4': { GET: at('/veminto/dropdown4') },
  'veminto/dropdown5': { GET: at('/veminto/dropdown5') },
  'veminto/logo': { POST: sent('/veminto/logo', { the_key: KEY }) },
  'veminto/logos': { POST: sent('/veminto/logos', { the_keys: [KEY] }) },
  'veminto/nearby': {
    POST: sent('/veminto/nearby', { firstCompLatitude: 55.6, firstCompLongitude: 12.5 }),
  },
  'veminto/singledata': { POST: sent('/veminto/singledata', { the_key: KEY }) },
};
