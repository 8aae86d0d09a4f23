import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { everyStep } from './every-step';

const said: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => said.push(JSON.parse(line)) });

const failing = (message: string) => () => Promise.reject(new Error(message));

test('every step is taken, and what failed is thrown at the end', async () => {
  const last = vi.fn(async () => 3);
  const steps = { first: async () => 2, second: failing('No'), third: last };
  await expect(everyStep(steps, log)).rejects.toThrow('No');
  expect(last).toHaveBeenCalledOnce();
  expect(said.at(-1)).toMatchObject({ first: 2, third: 3, msg: 'Removed.' });
  expect(said.at(-1)).not.toHaveProperty('second');
});

test('all that failed is thrown together', async () => {
  const steps = { first: failing('No'), second: async () => 1, third: failing('Neither') };
  const error = await everyStep(steps, log).catch((thrown: unknown) => thrown);
  expect((error as AggregateError).errors.map(({ message }) => message)).toEqual(['No', 'Neither']);
});

test('without failures there is nothing to throw', async () => {
  await expect(everyStep({ only: async () => 0 }, log)).resolves.toBeUndefined();
});
