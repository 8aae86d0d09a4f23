import 'server-only';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { buffersOf } from './batch';
import { runTask, type Task } from './task';
import type { Mode } from './types';

/** Entry point of a worker thread; the batch is transferred without copying. */
export default function work({ task, mode }: { task: Task; mode: Mode }) {
  const batch = runTask(task, mode);
  return move({ [transferableSymbol]: buffersOf(batch), [valueSymbol]: batch });
}
