import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './bootstrap/user-error.mjs';
import { fingerprintSources } from './fingerprint';
import type { Log } from './log';
import { ensureMapFiles } from './map-files';
import { type NodeOptions, runOrFail, TYPESCRIPT } from './node-process';
import { doWhenStale } from './stamp';

export const nextProgram = 'node_modules/next/dist/bin/next';
const packer = [...TYPESCRIPT, 'scripts/pack-static.ts'];

const stampFile = (root: string) => path.join(root, '.next/veminto.stamp');
const isBuilt = (root: string) => existsSync(path.join(root, '.next/BUILD_ID'));

/** Forces the next build by removing its stamp. */
export function forgetBuild(root: string): void {
  rmSync(stampFile(root), { force: true });
}

export function requireBuild(root: string): void {
  if (!isBuilt(root)) throw new UserError('There is no build yet. Run npm run build first.');
}

/** Builds when the build is missing or its sources have changed. */
export async function ensureBuild(options: NodeOptions & { log: Log }): Promise<void> {
  const { root, environment, log } = options;
  // Before the sources are hashed, because the generated map files are part of them.
  await ensureMapFiles(options);
  await doWhenStale({
    root,
    log,
    stamp: stampFile(root),
    isComplete: () => isBuilt(root),
    fingerprint: () => fingerprintSources(root, environment),
    work: async () => {
      log('Building…');
      const began = Date.now();
      // A build that is killed must not leave an incomplete result that looks finished.
      rmSync(path.join(root, '.next/BUILD_ID'), { force: true });
      const node = {
        ...options,
        environment: { ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      };
      for (const program of [[nextProgram, 'build'], packer]) {
        await runOrFail(program, node, 'The build failed; its output stands above.');
      }
      log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
    },
  });
}
