import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { companyCalls } from './route-calls/companies.ts';
import type { Calls } from './route-calls/kinds.ts';
import { peopleCalls } from './route-calls/people.ts';
import { savedCalls } from './route-calls/saved.ts';

/** Every API call, and its answer for each caller. */
export const calls: Calls = { ...companyCalls, ...savedCalls, ...peopleCalls };

/** Addresses and their methods, from the file system. */
export function routesOfApi(): [route: string, method: string][] {
  const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' });
  return (
    files
      .filter((file) => path.basename(file) === 'route.ts')
      // The catch-all route.
      .filter((file) => path.dirname(file) !== '[[...path]]')
      .flatMap((file) => {
        const source = readFileSync(path.join('app/api', file), 'utf8');
        const methods = [...source.matchAll(/^export (?:const|\{.*\bas) ([A-Z]{3,7})\b/gm)];
        return methods.map(([, method = '']): [string, string] => [path.dirname(file), method]);
      })
      .sort()
  );
}
