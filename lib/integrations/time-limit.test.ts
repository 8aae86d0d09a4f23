import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { timeLimit } from './time-limit';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

it('is given in time although nobody but another signal holds it', async () => {
  const given = vi.fn();
  (() => {
    const signal = AbortSignal.any([new AbortController().signal, timeLimit(2_000)]);
    signal.addEventListener('abort', () => given(signal.reason.name));
  })();
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    collectGarbage();
  }
  expect(given).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(given).toHaveBeenCalledExactlyOnceWith('TimeoutError'), 5_000);
});
