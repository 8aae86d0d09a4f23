import type { KeyOnWire, NewKeyAnswer } from '@/lib/api-keys/answers';
import type { KeyScope } from '@/lib/api-keys/types';
import type { Message } from '@/lib/http/answers';
import { call } from './call';

/** One's own API keys. */
export const keysApi = {
  list: (signal?: AbortSignal) =>
    call<{ data: KeyOnWire[] }>('GET', '/user/keys', undefined, signal),
  /** `key`: what opens the account; it is told this once. */
  create: (input: { name: string; scopes: KeyScope[] }) =>
    call<NewKeyAnswer>('POST', '/user/keys', input),
  revoke: (id: string) => call<Message>('DELETE', `/user/keys/${id}`),
};
