import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StreamWhenSlow } from './stream-when-slow';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (work: Promise<string>) =>
  StreamWhenSlow({ work, skeleton: 'skeleton', children: (answer) => `shown: ${answer}` });
const after = (ms: number, answer: string) =>
  new Promise<string>((resolve) => setTimeout(resolve, ms, answer));

it('shows an answer that comes in time without a skeleton', async () => {
  const shown = show(after(150, 'soon'));
  await vi.advanceTimersByTimeAsync(150);
  expect(await shown).toBe('shown: soon');
  expect(vi.getTimerCount(), 'nothing waits any longer').toBe(0);
});

it('shows a skeleton before what takes longer', async () => {
  const shown = show(after(5_000, 'late'));
  await vi.advanceTimersByTimeAsync(250);
  expect(await shown).toMatchObject({ type: Suspense, props: { fallback: 'skeleton' } });
});

it('fails as the work does', async () => {
  await expect(show(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
