import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vitest/config';

const require = createRequire(import.meta.url);

/** The compiler of next-intl, in the version that it uses. */
const compiler = createRequire(require.resolve('next-intl')).resolve('icu-minify/compile');
const { default: compile }: typeof import('icu-minify/compile') = await import(
  pathToFileURL(compiler).href
);

type Texts = { [key: string]: string | Texts };

export const compiled = (texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  );

/**
 * Compiles messages as the build does (next.config.ts): those with places or tags are no strings.
 */
export const compiledMessages: Plugin = {
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/\w+\.json$/ },
    handler: (source) => JSON.stringify(compiled(JSON.parse(source))),
  },
};
