import { beforeEach, expect, it, vi } from 'vitest';
import { beginWriting, hasSessionEnded, setSessionEnded } from '@/components/session/writing';
import { ApiError } from '@/lib/api/call';

const readUnread = vi.fn();
vi.mock('@/lib/api/unread', () => ({ readUnread }));
const { refreshUnread } = await import('./unread-store');

const assign = vi.fn();
const ended = new ApiError('Sign in to continue.', 'unauthorized', 401);

beforeEach(() => {
  vi.stubGlobal('location', { assign });
  assign.mockReset();
  readUnread.mockReset();
  setSessionEnded(false);
});

it('leaves the page when the session has ended', async () => {
  readUnread.mockRejectedValue(ended);
  await refreshUnread();
  expect(assign).toHaveBeenCalledWith('/signin');
});

it('stays and tells while something is written, and leaves once nothing is', async () => {
  readUnread.mockRejectedValue(ended);
  const endings = [beginWriting(), beginWriting()];
  await refreshUnread();
  endings[0]?.();
  await refreshUnread();
  expect([assign.mock.calls.length, hasSessionEnded()]).toEqual([0, true]);
  endings[1]?.();
  await refreshUnread();
  expect(assign).toHaveBeenCalledTimes(1);
});

it('goes on with a session that began in another tab', async () => {
  const end = beginWriting();
  readUnread.mockRejectedValueOnce(ended);
  await refreshUnread();
  readUnread.mockResolvedValueOnce({ unread: 2, isSubscriber: true });
  expect(await refreshUnread()).toBe(true);
  expect(hasSessionEnded()).toBe(false);
  end();
});

it('a server that cannot be reached ends no session', async () => {
  readUnread.mockRejectedValue(new ApiError('Gone', 'network', 0));
  const end = beginWriting();
  await refreshUnread();
  expect([assign.mock.calls.length, hasSessionEnded()]).toEqual([0, false]);
  end();
});
