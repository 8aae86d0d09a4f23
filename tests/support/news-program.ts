import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { bundled } from './bundled';
import type { RegisterDatabase } from './register-database';

/** Runs the program that tells of loads. @returns for how many milliseconds it was at work. */
export type RunNews = (killAfter?: number) => Promise<number>;

/**
 * `scripts/register-news.ts`, which is killed some time after it has reached the database, when
 * that is asked for: until then it does nothing that could be left half.
 */
export async function newsProgram({ rows }: Pick<RegisterDatabase, 'rows'>): Promise<RunNews> {
  const program = await bundled('scripts/register-news.ts');
  const connections = async () =>
    (
      await rows(`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'veminto-news'`)
    ).map(({ pid }) => pid);
  return async (killAfter) => {
    // Of one that was killed before, the database may not know yet.
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
    // Until the database knows that it is gone, it holds what it had locked.
    while (await isThere()) await setTimeout(5);
    return duration;
  };
}
