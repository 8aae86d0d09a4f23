import type { UserOnWire } from '@/lib/users/mapper';
import type { LoginInput, SignUpInput } from '@/lib/users/schemas';
import { call } from './call';

/** One of one's own sessions; moments in ISO 8601. */
export type SessionOnWire = {
  id: string;
  userAgent: string | null;
  address: string | null;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
};

/** Signing in and up, links that are mailed, and one's own sessions. */
export const accountApi = {
  login: (input: LoginInput) =>
    call<{ token: string; data: UserOnWire }>('POST', '/user/login', input),
  signUp: (input: SignUpInput) => call<{ message: string }>('POST', '/user/signup', input),
  verifyEmail: (token: string) =>
    call<{ message: string }>('PUT', `/user/verified?${new URLSearchParams({ token })}`),
  logout: () => call<{ message: string }>('POST', '/user/logout'),
  forgotPassword: (email: string) => call<{ message: string }>('POST', '/user/forgot', { email }),
  resendVerification: (email: string) =>
    call<{ message: string }>('POST', '/user/resend', { email }),
  resetPassword: (token: string, password: string) =>
    call<{ message: string }>('PUT', `/user/reset/${encodeURIComponent(token)}`, { password }),
  signInWithLinkedin: (input: { code: string; state: string }) =>
    call<{ token: string; data: UserOnWire }>('POST', '/user/linkedin', input),
  sessions: (signal?: AbortSignal) =>
    call<{ data: SessionOnWire[] }>('GET', '/user/sessions', undefined, signal),
  endSession: (id: string) => call<{ message: string }>('DELETE', `/user/sessions/${id}`),
  endAllSessions: () => call<{ message: string }>('DELETE', '/user/sessions'),
  unsubscribe: (token: string) =>
    call<{ message: string }>('POST', `/user/unsubscribe?${new URLSearchParams({ token })}`),
};
