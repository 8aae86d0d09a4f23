import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Rules for the root or the body that depend on what is in it: `html:has(main :focus) {`. */
const ROOT_RULE = /(?:html|body|:root)(?:\[[^\]]*\])?:has\([^{},]*\)\s*[,{]/g;

// With one, browsers compute the style of the whole page again after every key and every change.
it('no style of the whole page depends on what is in it', () => {
  expect('html:has(main :focus-visible) {'.match(ROOT_RULE)).toHaveLength(1);
  expect('body:has([data-a]) .b {'.match(ROOT_RULE)).toBeNull();
  const sheets = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(1);
  for (const file of sheets) {
    const css = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    expect(css.match(ROOT_RULE) ?? [], file).toEqual([]);
  }
});
