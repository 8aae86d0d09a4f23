import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Within the project, whose packages it needs. */
const folder = path.resolve('.cache/bundled');

/** The esbuild of tsx, which translates the same files when they run one by one. */
function findEsbuild(): typeof import('esbuild') {
  const require = createRequire(import.meta.url);
  return createRequire(require.resolve('tsx'))('esbuild');
}

const asItStands: Plugin = {
  name: 'as-it-stands',
  setup({ onLoad, onResolve }) {
    // Where a file lies is known to it, wherever its words are put.
    onLoad({ filter: /\.m?tsx?$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)));
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
    // Next names its files without their ending, as only bundlers and tsx take them.
    onResolve({ filter: /^next\/[\w-]+$/ }, ({ path: name }) => ({
      path: `${name}.js`,
      external: true,
    }));
  },
};

/**
 * A program of the project in one file, for tests that start and kill it often: one by one its
 * hundreds of files take a core for three seconds, each time.
 * @returns the file
 */
export async function bundled(program: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${path.basename(program, '.ts')}.mjs`);
  // Whole at once: another test may be starting it.
  const outfile = `${file}.${process.pid}`;
  await findEsbuild().build({
    entryPoints: [program],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [asItStands],
  });
  renameSync(outfile, file);
  return file;
}
