import { beforeEach, expect, it, vi } from 'vitest';
import { beginWriting, hasSessionEnded, setSessionEnded } from '@/components/session/writing';
import { ApiError, call } from '@/lib/api/call';

const readUnread = vi.fn();
vi.mock('@/lib/api/unread', () => ({ readUnread }));
const { refreshUnread } = await import('./unread-store');

const assign = vi.fn();
const ended = new ApiError('Sign in to continue.', 'unauthorized', 401);

beforeEach(() => {
  vi.stubGlobal('location', { assign, pathname: '/detail/42', search: '?tab=roles' });
  assign.mockReset();
  readUnread.mockReset();
  setSessionEnded(false);
});

it('leaves the page when the session has ended', async () => {
  readUnread.mockRejectedValue(ended);
  await refreshUnread();
  expect(assign).toHaveBeenCalledWith('/signin?wanted=%2Fdetail%2F42%3Ftab%3Droles');
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

it('a refused call tells at once, while something is written', async () => {
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, events[name].bind(events));
  }
  const refusal = { error: ended.message, code: ended.code };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }));
  await expect(call('POST', '/saved/lists')).rejects.toMatchObject({ status: 401 });
  expect(hasSessionEnded(), 'nothing is written').toBe(false);
  const end = beginWriting();
  await expect(call('POST', '/saved/lists')).rejects.toMatchObject({ status: 401 });
  expect(hasSessionEnded()).toBe(true);
  end();
  vi.unstubAllGlobals();
});
