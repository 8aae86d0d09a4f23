import { spawnSync } from 'node:child_process';
import { withTemporaryDatabase } from './import/database';
await withTemporaryDatabase(async (url) => {
  const r = spawnSync('/usr/bin/time', ['-f', '%e s %M kB %U user %S sys', process.execPath, '--conditions=react-server', '--import', 'tsx', '--import', '/tmp/timeq.mjs', 'scripts/register-sample.ts', '--companies', process.argv[2] ?? '2200000'], { env: { ...process.env, DATABASE_URL: url }, stdio: 'inherit' });
  console.log(r.status);
});
process.exit(0);
export {};
