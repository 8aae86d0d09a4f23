import type { Message } from '@/lib/answer-parts';
import type { SessionOnWire, SignedInAnswer } from '@/lib/users/answers';
import type { LoginInput, SignUpInput } from '@/lib/users/schemas';
import { call } from './call';

/** Signing in and up, mailed links, and the user's own sessions. */
export const accountApi = {
  login: (input: LoginInput) => call<SignedInAnswer>('POST', '/user/login', input),
  signUp: (input: SignUpInput) => call<Message>('POST', '/user/signup', input),
  verifyEmail: (token: string) =>
    call<Message>('PUT', `/user/verified?${new URLSearchParams({ token })}`),
  logout: () => call<Message>('POST', '/user/logout'),
  forgotPassword: (email: string) => call<Message>('POST', '/user/forgot', { email }),
  resendVerification: (email: string) => call<Message>('POST', '/user/resend', { email }),
  resetPassword: (token: string, password: string) =>
    call<Message>('PUT', `/user/reset/${encodeURIComponent(token)}`, { password }),
  signInWithLinkedin: (input: { code: string; state: string }) =>
    call<SignedInAnswer>('POST', '/user/linkedin', input),
  sessions: (signal?: AbortSignal) =>
    call<{ data: SessionOnWire[] }>('GET', '/user/sessions', undefined, signal),
  endSession: (id: string) => call<Message>('DELETE', `/user/sessions/${id}`),
  endAllSessions: () => call<Message>('DELETE', '/user/sessions'),
  unsubscribe: (token: string) =>
    call<Message>('POST', `/user/unsubscribe?${new URLSearchParams({ token })}`),
};
