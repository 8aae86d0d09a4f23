import { addSavedCompany, addSavedList, addSavedSearch } from '../account-rows.ts';
import type { Person } from '../people.ts';
import { at, type Calls, hidden, KEY, NONE, sent } from './kinds.ts';

const ofList = {
  prepare: ({ id }: Person) => addSavedList(id, 'Prepared'),
  path: (_owner: Person, id: string) => `/saved/lists/${id}`,
};
const entriesOfList = {
  ...ofList,
  path: (_owner: Person, id: string) => `/saved/lists/${id}/entries`,
  data: () => ({ ids: [NONE] }),
};

const held = { note: '', tags: [], lists: [], savedAt: '2026-01-01T00:00:00.000Z' };
const removed = { the_key: KEY, held };

/** Calls about saved data. */
export const savedCalls: Calls = {
  'saved/add': {
    POST: {
      ...sent('/saved/add', { Data: { the_key: KEY } }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'saved/delete_notifications': { DELETE: sent('/saved/delete_notifications', { ids: [NONE] }) },
  'saved/deletemultiple': { DELETE: sent('/saved/deletemultiple', { ids: [NONE] }) },
  'saved/restore': { POST: sent('/saved/restore', { removed: [removed] }) },
  'saved/entries': { GET: at('/saved/entries') },
  'saved/entries/[id]': {
    PATCH: {
      prepare: ({ id }) => addSavedCompany(id, KEY),
      path: (_owner, id) => `/saved/entries/${id}`,
      data: () => ({ note: 'Call in May' }),
      expected: hidden,
    },
  },
  'saved/get': { GET: at('/saved/get') },
  'saved/get/[id]': {
    DELETE: {
      prepare: ({ id }) => addSavedCompany(id, KEY),
      path: (_owner, id) => `/saved/get/${id}`,
      expected: hidden,
    },
  },
  'saved/get_notifications': { GET: at('/saved/get_notifications') },
  'saved/get_recent': { DELETE: at('/saved/get_recent'), GET: at('/saved/get_recent') },
  'saved/found': {
    DELETE: sent('/saved/found', { list: null, saved: [KEY], entered: [] }),
    POST: {
      ...sent('/saved/found', { kind: 'discover', query: 'search=Nordhavn' }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'saved/import': {
    POST: { ...at('/saved/import'), multipart: () => ({ text: `CVR\r\n${KEY}\r\n` }) },
  },
  'saved/import/entries': {
    POST: {
      ...sent('/saved/import/entries', { cvrs: [KEY] }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'saved/lists': {
    GET: at('/saved/lists'),
    POST: {
      ...sent('/saved/lists', { name: 'Leads' }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'saved/lists/[id]': {
    DELETE: { ...ofList, expected: hidden },
    PATCH: { ...ofList, data: () => ({ name: 'Renamed' }), expected: hidden },
  },
  'saved/lists/[id]/entries': {
    DELETE: { ...entriesOfList, expected: hidden },
    PUT: { ...entriesOfList, expected: hidden },
  },
  'saved/overview': { GET: at('/saved/overview') },
  'saved/read_notification': { PUT: sent('/saved/read_notification', { notificationId: [NONE] }) },
  'saved/searches': {
    GET: at('/saved/searches'),
    POST: {
      ...sent('/saved/searches', { name: 'Holding', kind: 'discover', query: 'search=holding' }),
      expected: { nobody: 401, user: 201, admin: 201 },
    },
  },
  'saved/searches/[id]': {
    DELETE: {
      prepare: ({ id }) => addSavedSearch(id),
      path: (_owner, id) => `/saved/searches/${id}`,
      expected: hidden,
    },
    PUT: {
      prepare: ({ id }) => addSavedSearch(id),
      path: (_owner, id) => `/saved/searches/${id}`,
      data: (_owner, id) => ({ name: `Named ${id}` }),
      expected: hidden,
    },
  },
  'saved/tags': { PUT: sent('/saved/tags', { ids: [NONE], add: ['lead'] }) },
  'saved/upload': {
    POST: {
      ...at('/saved/upload'),
      multipart: () => ({
        toEmail: 'bo@people.example',
        message: 'Look at these',
        file: { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('CVR;Name\r\n') },
      }),
    },
  },
};
