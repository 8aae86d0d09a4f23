import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintFiles } from './fingerprint';
import type { Log } from './log';
import { type NodeOptions, runOrFail } from './node-process';
import { doWhenStale } from './stamp';

/**
 * Generates prisma/client when it is missing or outdated. Prisma requires a schema engine, which
 * `generate` never runs and which would be downloaded: a path to any existing file satisfies it.
 */
export async function ensurePrismaClient(
  options: Omit<NodeOptions, 'output'> & { log: Log },
): Promise<void> {
  const { root, environment, log } = options;
  await doWhenStale({
    root,
    log,
    stamp: path.join(root, 'prisma/client/.stamp'),
    isComplete: () => existsSync(path.join(root, 'prisma/client/client.ts')),
    fingerprint: () =>
      `${prismaVersion(root)} ${fingerprintFiles(root, ['prisma/schema.prisma', 'prisma.config.ts'])}`,
    work: async () => {
      log('Generating the Prisma client…');
      const command = ['node_modules/prisma/build/index.js', 'generate'];
      const complete = {
        ...environment,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        CHECKPOINT_DISABLE: '1',
      };
      const node = { ...options, environment: complete, output: 'pipe' } as const;
      await runOrFail(command, node, 'The Prisma client cannot be generated.');
    },
  });
}

function prismaVersion(root: string): string {
  const file = path.join(root, 'node_modules/prisma/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
