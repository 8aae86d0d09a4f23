import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const LOCKS = /FOR (?:NO KEY )?UPDATE/g;

/** Whether the statement that ends at `end` stands in `IN (…)`. */
function isListed(text: string, end: number): boolean {
  for (let at = end, depth = 0; at > 0 && text[at] !== '`'; at -= 1) {
    if (text[at] === ')') depth += 1;
    else if (text[at] === '(' && depth > 0) depth -= 1;
    else if (text[at] === '(') return /\bIN $/.test(text.slice(0, at));
  }
  return false;
}

const listed = (text: string) =>
  [...text.matchAll(LOCKS)].filter(({ index }) => isListed(text, index));

// Where statistics are old, the planner may run such a statement again for each row of the outer one.
it('rows are locked once: in ARRAY(…) or a materialised query, not in IN (…)', () => {
  expect(
    listed('`DELETE FROM a WHERE id IN (SELECT id FROM a LIMIT (1) FOR UPDATE)`'),
  ).toHaveLength(1);
  expect(listed('`DELETE FROM a WHERE id = ANY (ARRAY(SELECT id FROM a FOR UPDATE))`')).toEqual([]);
  const root = path.resolve(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = sources.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return listed(text).length > 0;
  });
  expect(found).toEqual([]);
});
