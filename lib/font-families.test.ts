import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '@/tailwind.config';

it('each font family that a component names is one of the theme', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `${folder}/${file}`),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bfont-(mono|sans|serif)\b/g)].map(([, name]) => name),
  );
  expect(named).toContain('mono');
  expect(Object.keys(config.theme.fontFamily)).toEqual(expect.arrayContaining(named));
});
