import { beforeEach, expect, it, vi } from 'vitest';

const updateManyAndReturn = vi.fn();
const updateMany = vi.fn();
vi.mock('@/lib/db', () => ({ db: { export: { updateManyAndReturn, updateMany } } }));
const makeFile = vi.fn();
vi.mock('./make', () => ({ makeFile }));

const { MESSAGES, MOST_ATTEMPTS } = await import('./constants');
const { workOffExport } = await import('./work-off');

const ends = (reason?: unknown) => AbortSignal.abort(reason);
const open = new AbortController().signal;
const tooLong = new DOMException('It took too long.', 'TimeoutError');
const stops = new Error('The server stops.');

beforeEach(() => {
  updateMany.mockReset();
  makeFile.mockRejectedValue(new Error('broken'));
});

it.each<[string, AbortSignal, number, 'FAILED' | 'WAITING']>([
  ['fails once more', open, MOST_ATTEMPTS - 1, 'WAITING'],
  ['has failed as often as it may', open, MOST_ATTEMPTS, 'FAILED'],
  ['took too long as often', ends(tooLong), MOST_ATTEMPTS, 'FAILED'],
  ['was begun by servers that stopped', ends(stops), MOST_ATTEMPTS + 3, 'WAITING'],
])('a file that %s', async (_, signal, attempts, status) => {
  updateManyAndReturn.mockResolvedValue([{ id: 'x', attempts }]);
  const work = workOffExport('x', signal);
  if (status === 'WAITING') await expect(work).rejects.toThrow('broken');
  else await work;
  expect(updateMany).toHaveBeenCalledExactlyOnceWith({
    where: { id: 'x', attempts, status: 'RUNNING' },
    data: expect.objectContaining({
      status,
      ...(status === 'FAILED' && { failure: MESSAGES.failed }),
    }),
  });
});

it('a file that is made is still described by its filters', async () => {
  updateManyAndReturn.mockResolvedValue([{ id: 'x', attempts: 1, language: 'en' }]);
  const filters = { region: 'Hovedstaden' };
  const contents = { kind: 'segment', filters, order: 'name-asc' };
  const chosen = { contents, asked: 2, total: 2 };
  makeFile.mockResolvedValue({ chosen, facts: { rows: 2 }, bytes: new Uint8Array() });
  await workOffExport('x', open);
  const data = expect.objectContaining({
    status: 'DONE',
    title: 'Segmentation; Region: Hovedstaden; Order: name, A to Z',
    contents,
  });
  expect(updateMany).toHaveBeenLastCalledWith({ where: { id: 'x' }, data });
});
