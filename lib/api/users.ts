import type { Message } from '@/lib/answer-parts';
import type { DigestPeriod } from '@/lib/digests/constants';
import type { NewsTopic } from '@/lib/notifications/constants';
import type { EditedAnswer, UserListAnswer } from '@/lib/users/answers';
import { call } from './call';

/** Accounts: the user's own, and those that administrators manage. */
export const usersApi = {
  /** The response to a new password includes the number of API keys that still work. */
  edit: (form: FormData) => call<EditedAnswer>('PUT', '/user/edit', form),
  chooseDigest: (digest: DigestPeriod) => call<Message>('PUT', '/user/digest', { digest }),
  muteNews: (muted: readonly NewsTopic[]) => call<Message>('PUT', '/user/news', { muted }),
  deleteAccount: (input: { confirmation: string; password: string }) =>
    call<Message>('DELETE', '/user/account', input),
  /** `query`: search, sort, direction, page and limit, encoded as in a URL. */
  list: (query: string, signal?: AbortSignal) =>
    call<UserListAnswer>('GET', `/user/all?${query}`, undefined, signal),
  changeRole: (id: string, role: 'USER' | 'ADMIN') =>
    call<Message>('PUT', `/user/${id}/role`, { role }),
  sendResetLink: (id: string) => call<Message>('POST', `/user/${id}/reset`, {}),
  deleteUser: (id: string, confirmation: string) =>
    call<Message>('DELETE', `/user/${id}`, { confirmation }),
};
