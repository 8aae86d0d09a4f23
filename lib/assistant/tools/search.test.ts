import { expect, test, vi } from 'vitest';

const names = vi.hoisted(() => ({ found: [] as string[] }));

vi.mock('@/lib/search/queries', () => ({
  searchCompanies: async () => ({
    total: names.found.length,
    items: names.found.map((name, at) => ({
      key: String(10_000_000 + at),
      name,
      matchedOn: { field: 'name' },
    })),
  }),
}));
vi.mock('@/lib/companies/queries', () => ({ listCompaniesByKey: async () => [] }));
vi.mock('./facts', () => ({ toListed: (company: object) => company }));

const { findNamedCompany } = await import('./search');

test.each([
  ['Hansen og Schou A/S', ['Hansen & Schou ApS', 'Hansen & Schou A/S'], 'Hansen & Schou A/S'],
  ['Moller Byg ApS', ['Møller Byg A/S', 'Møller Byg ApS'], 'Møller Byg ApS'],
  ['HC Jensen ApS', ['H.C. Jensen ApS', 'H.C. Jensen A/S'], 'H.C. Jensen ApS'],
])('%s is the one of that legal form', async (asked, found, name) => {
  names.found = found;
  expect(await findNamedCompany(asked)).toMatchObject({ kind: 'one', company: { name } });
});
