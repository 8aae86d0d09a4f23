import { expect, it, vi } from 'vitest';

const success = vi.fn();
vi.mock('sonner', () => ({ toast: Object.assign(vi.fn(), { success }) }));

it('there is room for messages before the first of them', async () => {
  const { isToastWanted, makeRoomForToasts, watchToasts } = await import('./toast');
  const told = vi.fn();
  watchToasts(told);
  expect(isToastWanted()).toBe(false);
  await makeRoomForToasts();
  expect(isToastWanted()).toBe(true);
  expect(told).toHaveBeenCalledOnce();
  expect(success).not.toHaveBeenCalled();
});

it('a message makes room itself, and is said', async () => {
  vi.resetModules();
  const { isToastWanted, toast } = await import('./toast');
  toast.success('Saved');
  expect(isToastWanted()).toBe(true);
  await vi.waitFor(() => expect(success).toHaveBeenCalledWith('Saved'), 10_000);
});
