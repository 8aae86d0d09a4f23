import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { bundled } from './bundled';
import type { RegisterDatabase } from './register-database';

/** Runs the program that reports loads. @returns the milliseconds it worked. */
type RunNews = (killAfter?: number) => Promise<number>;

/**
 * Reports loads in a process of its own, optionally killed some time after it has reached the
 * database: before that it does nothing that could be left unfinished.
 */
export async function newsProgram({ rows }: Pick<RegisterDatabase, 'rows'>): Promise<RunNews> {
  const program = await bundled('tests/support/news-run.ts');
  const connections = async () =>
    (
      await rows(`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'veminto-news'`)
    ).map(({ pid }) => pid);
  return async (killAfter) => {
    // The database may not have noticed yet that an earlier one was killed.
    const former = await connections();
    const child = spawn(process.execPath, ['--conditions=react-server', program], {
      stdio: 'ignore',
    });
    let isOver = false;
    const over = once(child, 'exit').then(() => {
      isOver = true;
    });
    const isThere = async () => (await connections()).some((pid) => !former.includes(pid));
    while (!isOver && !(await isThere())) await setTimeout(5);
    const began = performance.now();
    if (killAfter !== undefined) {
      await Promise.race([over, setTimeout(killAfter)]);
      child.kill('SIGKILL');
    }
    await over;
    const duration = performance.now() - began;
    // Its locks are held until the database notices that it is gone.
    while (await isThere()) await setTimeout(5);
    return duration;
  };
}
