import { beforeEach, expect, it, vi } from 'vitest';

const user = { id: 'u1', sessionId: 's1', role: 'USER', isSubscriber: false };
vi.mock('@/lib/auth/session', () => ({ findRequestUser: async () => user }));
const throttle = vi.fn();
vi.mock('@/lib/throttle', async (original) => ({ ...(await original<object>()), throttle }));

const { POST } = await import('./route');

const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
const said = { jsonrpc: '2.0', method: 'notifications/initialized' };

async function leftAfter(messages: unknown): Promise<[status: number, left: string | null]> {
  const request = new Request('http://localhost/api/mcp', {
    method: 'POST',
    body: JSON.stringify(messages),
    headers: { 'content-type': 'application/json', 'x-auth-token': 'x', host: 'localhost' },
  });
  const { status, headers } = await POST(request, { params: Promise.resolve({}) });
  return [status, headers.get('ratelimit-remaining')];
}

beforeEach(() => {
  let left = 120;
  throttle.mockImplementation(async () => {
    left -= 1;
    return { passed: true, limit: 120, left, seconds: 60 };
  });
});

it.each([
  ['one message', ping(1), 200, '119'],
  ['several', [ping(1), ping(2), ping(3)], 200, '117'],
  ['several that ask nothing', [said, said], 202, '118'],
] as const)('tells how many calls are left after %s', async (_, messages, status, left) => {
  expect(await leftAfter(messages)).toEqual([status, left]);
});
