import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Inside the project, because the bundle needs its packages. */
const folder = path.resolve('.cache/bundled');

/** The esbuild of tsx, which also compiles the same files when run unbundled. */
function findEsbuild(): typeof import('esbuild') {
  const require = createRequire(import.meta.url);
  return createRequire(require.resolve('tsx'))('esbuild');
}

const asItStands: Plugin = {
  name: 'as-it-stands',
  setup({ onLoad, onResolve }) {
    // Keeps import.meta of a file correct after bundling.
    onLoad({ filter: /\.m?tsx?$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)));
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
    // Next refers to its files without extension, which only bundlers and tsx accept.
    onResolve({ filter: /^next\/[\w-]+$/ }, ({ path: name }) => ({
      path: `${name}.js`,
      external: true,
    }));
  },
};

/**
 * Bundles a program of the project into one file, for tests that start and kill it often:
 * loading its hundreds of files separately takes a core three seconds each time.
 * @returns the file
 */
export async function bundled(program: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${path.basename(program, '.ts')}.mjs`);
  // Renamed into place atomically, because another test may be starting it.
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
