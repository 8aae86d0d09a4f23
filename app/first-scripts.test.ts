import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '([^']+)';|^import '([^']+)';/gm;

const fileOf = (importer: string, asked: string) => {
  const place = asked.startsWith('@/')
    ? path.join(root, asked.slice(2))
    : path.resolve(path.dirname(importer), asked);
  return [`${place}.tsx`, `${place}.ts`].find((file) => existsSync(file));
};

type Use = { importer: string; asked: string; isClient: boolean };

/** The packages that a page's modules import at once; what loads later is not followed. */
function packagesOf(entries: string[]): Use[] {
  const seen = new Set<string>();
  const uses: Use[] = [];
  function visit(file: string, under: boolean) {
    const code = readFileSync(file, 'utf8');
    const isClient = under || code.startsWith("'use client'");
    if (seen.has(`${file}${isClient}`)) return;
    seen.add(`${file}${isClient}`);
    for (const [, named, bare] of code.matchAll(IMPORT)) {
      const asked = named ?? bare ?? '';
      const next = /^[@.]\/|^\.\.\//.test(asked) ? fileOf(file, asked) : undefined;
      if (next) visit(next, isClient);
      else uses.push({ importer: path.relative(root, file), asked, isClient });
    }
  }
  for (const entry of entries) visit(path.join(root, entry), false);
  return uses;
}

const framing = (folder: string) =>
  ['layout.tsx', 'error.tsx', 'not-found.tsx', 'global-error.tsx']
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(path.join(root, file)));

/** These two do their work without a click, so they load everything at once. */
const AT_ONCE = /linkedin|unsubscribe/;
const publicPages = readdirSync(path.join(root, 'app/(public)'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => path.basename(file) === 'page.tsx' && !AT_ONCE.test(file))
  .map((file) => path.join('app/(public)', file));
const publicUses = packagesOf([...publicPages, ...framing('app'), ...framing('app/(public)')]);

const usesOf = (...pages: string[]) =>
  packagesOf([
    ...pages
      .map((name) => `app/(app)/${name}`)
      .flatMap((folder) => [path.join(folder, 'page.tsx'), ...framing(folder)]),
    ...framing('app'),
    ...framing('app/(app)'),
  ]);
const listUses = usesOf('discover', 'segmintation');

/** Who imports a package, among all or among what the browser loads. */
const importersOf = (uses: Use[], name: string, where: 'anywhere' | 'browser') => [
  ...new Set(
    uses
      .filter(({ asked, isClient }) => asked === name && (where === 'anywhere' || isClient))
      .map(({ importer }) => importer),
  ),
];

describe('what pages load first', () => {
  it('is found', () => {
    expect(publicPages.length).toBeGreaterThan(6);
    expect(importersOf(publicUses, 'react', 'browser')).toContain(
      'components/ui/on-every-page.tsx',
    );
    expect(importersOf(listUses, 'next-intl', 'browser')).toContain('components/company/marks.tsx');
  });

  it('has no code for texts or forms on public pages', () => {
    for (const name of ['next-intl', 'react-hook-form', 'next/link', 'sonner']) {
      expect(importersOf(publicUses, name, 'browser')).toEqual([]);
    }
  });

  // An icon of it loads its code in the browser even where only the server renders it.
  it.each([
    ['public pages', publicUses],
    ['lists of companies', listUses],
    ['the search page', usesOf('search')],
    ['the page of a company', usesOf('detail/[the_key]')],
    ['people and the page of one', usesOf('people', 'people/[id]')],
    ['the profile', usesOf('profile')],
  ])('is without the icon library: %s', (_, uses) => {
    expect(importersOf(uses, 'lucide-react', 'anywhere')).toEqual([]);
  });
});
