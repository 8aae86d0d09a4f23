import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Access } from '@/lib/http/route';
import type { ExampleCompany } from '@/lib/search/example-company';
import { makeDocument } from './document';
import { curlOf } from './example';
import type { RouteModules } from './types';

const { ROUTES }: { ROUTES: RouteModules } = await import(
  /* @vite-ignore */ path.resolve('app/api/_routes.ts')
);
const document = await makeDocument(ROUTES);

const base = 'https://veminto.example';

function exampleOf(method: string, address: string, company?: ExampleCompany): string {
  const operation = document.paths[address]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${address} is not there.`);
  return curlOf({ base, method, address, operation }, company);
}

/** Body and query of a curl command. */
const sentBy = (curl: string) => ({
  body: /-d '(.*)'$/.exec(curl)?.[1],
  query: Object.fromEntries(new URL(/'(http[^']*)'/.exec(curl)?.[1] ?? '').searchParams),
});

describe('the examples', () => {
  it('send what their operation takes', async () => {
    const seen: string[] = [];
    for (const [route, load] of Object.entries(ROUTES)) {
      const address = `/api/${route.replace(/\[(\w+)\]/g, '{$1}')}`;
      for (const [method, handler] of Object.entries(await load())) {
        const { schemas } = handler as Access;
        const { body, query } = sentBy(exampleOf(method, address));
        if (schemas.query) {
          const result = await z.core.safeParseAsync(schemas.query, query);
          expect([method, address, query, result.error]).toEqual([
            method,
            address,
            query,
            undefined,
          ]);
        }
        if (!schemas.body) continue;
        const result = await z.core.safeParseAsync(schemas.body, JSON.parse(body ?? 'null'));
        expect([method, address, body, result.error]).toEqual([method, address, body, undefined]);
        seen.push(address);
      }
    }
    expect(seen.length).toBeGreaterThan(20);
  });

  it('take what opens the account from the shell, so that they work as they stand', () => {
    const search = exampleOf('POST', '/api/veminto/companydata');
    expect(search).toContain(`-H "x-auth-token: $VEMINTO_KEY"`);
    expect(exampleOf('GET', '/api/user/keys')).toContain(`-H "x-auth-token: $VEMINTO_TOKEN"`);
    expect(exampleOf('POST', '/api/user/login')).not.toContain('x-auth-token');
    expect(exampleOf('GET', '/api/spell/v1/{userId}/ai-search')).toContain('/spell/v1/me/');
  });

  it('filter where nobody asks for everything, with their letters escaped', () => {
    expect(sentBy(exampleOf('GET', '/api/company/segmentation')).query).toMatchObject({
      ...{ p_region: 'Midtjylland', numEmployeesFrom: '50' },
    });
    const search = exampleOf('POST', '/api/veminto/companydata');
    expect(search).toContain('companydata?p_kommunenavn=K%C3%B8benhavn');
  });

  it('ask for a company that is there, where one is known', () => {
    const address = '/api/company/role/{cvr}';
    const company = { key: '99000001', name: `Ida's "Bageri" $& ApS` };
    expect(exampleOf('GET', address, company)).toContain(`'${base}/api/company/role/99000001'`);
    const body = exampleOf('POST', '/api/veminto/singledata', company);
    expect(body).toContain(`-d '{"the_key":"99000001"}'`);
    // Similar companies are those of a company of exactly this name.
    const similar = '/api/rec/fast/query';
    expect(exampleOf('POST', similar, company)).toContain(
      String.raw`-d '{"company_name":"Ida'\''s \"Bageri\" $& ApS"}'`,
    );
    const unnamed = exampleOf('POST', similar, { ...company, name: null });
    expect([exampleOf('POST', similar), unnamed]).toEqual(
      Array(2).fill(expect.stringContaining(`-d '{"company_name":"Example A/S"}'`)),
    );
  });
});
