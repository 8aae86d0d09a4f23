import 'server-only';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { buffersOf } from './batch';
import { runTask, type Task } from './task';
import type { Mode } from './types';

/** What a worker thread does: the batch goes back without being copied. */
export default function work({ task, mode }: { task: Task; mode: Mode }) {
  const batch = runTask(task, mode);
  return move({ [transferableSymbol]: buffersOf(batch), [valueSymbol]: batch });
}
