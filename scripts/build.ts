import { ensureBuild, forgetBuild } from '../lib/local/build';
import { runUntilDone } from '../lib/local/lifecycle';
import { ensurePrismaClient } from '../lib/local/prisma-client';
import { readArguments } from './arguments';
import { runCommand } from './run-command';

/** `npm run build`: always builds; needs no database and no secrets. */
await runCommand((context) => {
  readArguments({}, 'Usage: npm run build');
  return runUntilDone(async (lifecycle) => {
    await ensurePrismaClient({ ...context, lifecycle });
    forgetBuild(context.root);
    await ensureBuild({ ...context, lifecycle, output: 'inherit' });
  });
});
