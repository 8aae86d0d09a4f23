import type { DigestPeriod } from '@/lib/digests/constants';
import type { Message } from '@/lib/http/answers';
import type { EditedAnswer, UserListAnswer } from '@/lib/users/answers';
import { call } from './call';

/** Accounts: one's own, and those that administrators look after. */
export const usersApi = {
  /** With a new password: how many API keys go on working. */
  edit: (form: FormData) => call<EditedAnswer>('PUT', '/user/edit', form),
  chooseDigest: (digest: DigestPeriod) => call<Message>('PUT', '/user/digest', { digest }),
  deleteAccount: (input: { confirmation: string; password: string }) =>
    call<Message>('DELETE', '/user/account', input),
  /** `query`: search, sort, direction, page and limit as they stand in an address. */
  list: (query: string, signal?: AbortSignal) =>
    call<UserListAnswer>('GET', `/user/all?${query}`, undefined, signal),
  changeRole: (id: string, role: 'USER' | 'ADMIN') =>
    call<Message>('PUT', `/user/${id}/role`, { role }),
  sendResetLink: (id: string) => call<Message>('POST', `/user/${id}/reset`, {}),
  deleteUser: (id: string, confirmation: string) =>
    call<Message>('DELETE', `/user/${id}`, { confirmation }),
};
