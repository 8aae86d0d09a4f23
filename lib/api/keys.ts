import type { KeyOnWire, KeyScope } from '@/lib/api-keys/types';
import { call } from './call';

/** One's own API keys. */
export const keysApi = {
  list: (signal?: AbortSignal) =>
    call<{ data: KeyOnWire[] }>('GET', '/user/keys', undefined, signal),
  /** `key`: what opens the account; it is told this once. */
  create: (input: { name: string; scopes: KeyScope[] }) =>
    call<{ message: string; key: string; data: KeyOnWire }>('POST', '/user/keys', input),
  revoke: (id: string) => call<{ message: string }>('DELETE', `/user/keys/${id}`),
};
