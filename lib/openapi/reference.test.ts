import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Group, groupsOf, objectsOf, sharedParameters } from './reference';

const { makeDocument } = await import('./document');
const { ROUTES } = await import(/* @vite-ignore */ path.resolve('app/api/_routes.ts'));
const document = await makeDocument(ROUTES);
const groups = groupsOf(document);

const groupOf = (slug: string): Group => {
  const group = groups.find((one) => one.slug === slug);
  if (!group) throw new Error(`${slug} is not there.`);
  return group;
};

describe('the groups of the reference', () => {
  it('have every operation once, and addresses of their own', () => {
    const ids = groups.flatMap(({ operations }) =>
      operations.map(({ operation }) => operation.operationId),
    );
    const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(ids.toSorted()).toEqual(all.map(({ operationId }) => operationId).sort());
    expect(new Set(groups.map(({ slug }) => slug)).size).toBe(groups.length);
    expect(groupOf('ai-search-and-assistant').name).toBe('AI search and assistant');
    for (const { slug } of groups) expect(slug).toMatch(/^[a-z-]+$/);
  });

  it('begin with what is asked for most', () => {
    const [first, second] = groupOf('search').operations;
    expect(first?.address).toBe('/api/veminto/companydata');
    expect(second?.address).toBe('/api/company/search');
  });

  it('have all that their operations are made of, however deep, and nothing else', () => {
    const found = objectsOf(groupOf('search').operations, document);
    expect(found).toEqual(expect.arrayContaining(['CompanyHit', 'Company', 'MatchedOn']));
    expect(found).not.toContain('AnnualAccounts');
    // Errors are documented once for all groups, except those with a shape of their own.
    expect(found).not.toContain('Error');
    expect(objectsOf(groupOf('agents').operations, document)).toContain('RpcError');
    const named = new Set(groups.flatMap(({ operations }) => objectsOf(operations, document)));
    expect([...named, 'Error'].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  it('tell the filters of searches once, and a few parameters where they are used', () => {
    const { operations } = groupOf('search');
    const names = sharedParameters(operations).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['status', 'notStatus', 'area', 'revenueFrom']));
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('zoom');
    expect(sharedParameters(groupOf('companies').operations)).toEqual([]);
  });
});
