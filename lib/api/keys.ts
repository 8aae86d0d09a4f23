import type { Message } from '@/lib/answer-parts';
import type { KeyOnWire, NewKeyAnswer } from '@/lib/api-keys/answers';
import type { KeyDays } from '@/lib/api-keys/constants';
import type { KeyScope } from '@/lib/auth/types';
import { call } from './call';

/** The user's own API keys. */
export const keysApi = {
  list: (signal?: AbortSignal) =>
    call<{ data: KeyOnWire[] }>('GET', '/user/keys', undefined, signal),
  /** `key`: the secret, returned only this once. */
  create: (input: { name: string; scopes: KeyScope[]; expiresInDays: KeyDays | null }) =>
    call<NewKeyAnswer>('POST', '/user/keys', input),
  revoke: (id: string) => call<Message>('DELETE', `/user/keys/${id}`),
};
