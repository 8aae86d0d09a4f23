import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { log } from '@/lib/log';
import { Standby } from './standby';

type Question = (text: string, values: string[][]) => Promise<{ rows: object[] }>;

/** WAL positions are plain numbers here. */
let written = 1;
let replayed = 1;
let isStandby = true;
let away = false;
const primary: Question = async () => ({ rows: [{ position: String(written) }] });
const standby: Question = async (_, [positions = []]) => {
  if (away) throw new Error('connect ECONNREFUSED 127.0.0.1:1');
  const reached = positions.filter((position) => Number(position) <= replayed).length;
  return { rows: [{ isStandby, reached }] };
};

const here = async () => 'primary';
const there = async () => {
  if (away) throw new Error('connect ECONNREFUSED 127.0.0.1:1');
  return 'standby';
};

/** Stubs both pools with their query functions. */
function standbyOf(...questions: [primary: Question, standby: Question]) {
  const pools = questions.map((query) => ({ query }));
  return new Standby(...(pools as unknown as ConstructorParameters<typeof Standby>));
}

function watched() {
  const one = standbyOf(primary, standby);
  return { one, read: () => one.read(there, here) };
}

beforeEach(() => {
  vi.useFakeTimers();
  [written, replayed, isStandby, away] = [1, 1, true, false];
});
afterEach(() => vi.useRealTimers());

test('nothing is read from it before it was looked at', async () => {
  const { read } = watched();
  expect(await read()).toBe('primary');
  await vi.advanceTimersByTimeAsync(1);
  expect(await read()).toBe('standby');
});

test('one that cannot be used from the start is told, once', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  away = true;
  const { one } = watched();
  await one.look();
  await one.look();
  const err = expect.objectContaining({ message: 'connect ECONNREFUSED 127.0.0.1:1' });
  const sentence = 'The register is read from the primary.';
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ err }), sentence);
});

test('what it does not answer the primary does, until it is back', async () => {
  const { one, read } = watched();
  await one.look();
  away = true;
  expect(await read()).toBe('primary');
  expect(one.state.used).toBe(false);
  const asked = vi.fn(there);
  expect(await one.read(asked, here)).toBe('primary');
  expect(asked, 'nobody waits for it again').not.toHaveBeenCalled();
  away = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await read()).toBe('standby');
});

test('a question that neither answers is nobody’s fault, and one that takes too long is not put twice', async () => {
  const { one } = watched();
  await one.look();
  const wrong = async () => Promise.reject(new Error('column "x" does not exist'));
  await expect(one.read(wrong, wrong)).rejects.toThrow('column "x"');
  expect(one.state.used).toBe(true);
  const again = vi.fn(here);
  const slow = async () => {
    throw Object.assign(new Error('canceling statement'), { cause: { originalCode: '57014' } });
  };
  await expect(one.read(slow, again)).rejects.toThrow('canceling');
  expect(again).not.toHaveBeenCalled();
  expect(one.state.used).toBe(true);
});

test('one that falls behind is left alone until it has caught up', async () => {
  const { one, read } = watched();
  await read();
  await vi.advanceTimersByTimeAsync(1);
  written = 2;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await read(), 'a little behind').toBe('standby');
  expect(one.state.behindSeconds).toBeGreaterThan(7);
  written = 3;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await read()).toBe('primary');
  expect(one.state.behindSeconds).toBeGreaterThan(60);
  replayed = 2;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await read(), 'not yet at what was written long ago').toBe('primary');
  replayed = 3;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await read()).toBe('standby');
  expect(one.state.behindSeconds).toBe(0);
});

test('an answer that comes late drops no position that it is not about', async () => {
  const answers: (() => void)[] = [];
  const slow: Question = async (text, values) => {
    await new Promise<void>((resolve) => {
      answers.push(resolve);
    });
    return standby(text, values);
  };
  const one = standbyOf(primary, slow);
  const looks = [one.look(), one.look()];
  await vi.advanceTimersByTimeAsync(1);
  expect(answers, 'one look at a time').toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4_000);
  await Promise.all(looks);
  // The standby has only reached the first position, and is queried again.
  written = 2;
  const second = one.look();
  await vi.advanceTimersByTimeAsync(1);
  for (const answer of answers) answer();
  await second;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(one.state.behindSeconds, 'the second is still waited for').toBeGreaterThan(19);
});

test('a server that is no standby, and one that never answers, are not read from', async () => {
  isStandby = false;
  const { one, read } = watched();
  await one.look();
  expect(await read()).toBe('primary');
  const hung = standbyOf(primary, () => new Promise(() => {}));
  const looked = hung.look();
  await vi.advanceTimersByTimeAsync(4_000);
  await looked;
  expect(hung.state.used).toBe(false);
});
