import type { DigestPeriod } from '@/lib/digests/constants';
import type { UserOnWire } from '@/lib/users/mapper';
import type { ListedUser } from '@/lib/users/user-list';
import { call } from './call';

type Message = { message: string };

export type UserListAnswer = {
  data: ListedUser[];
  pagination: {
    currentPage: number;
    totalPages: number;
    pageSize: number;
    totalRecords: number;
  };
};

/** Accounts: one's own, and those that administrators look after. */
export const usersApi = {
  /** With a new password: how many API keys go on working. */
  edit: (form: FormData) =>
    call<Message & { updatedUser: UserOnWire; workingKeys?: number }>('PUT', '/user/edit', form),
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
