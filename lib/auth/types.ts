import type { KeyScope } from '@/lib/api-keys/types';
import type { Language } from '@/lib/i18n/languages';
import type { UserRole } from '@/prisma/client/enums';

/** The signed-in person, as pages and handlers see them. */
export type SessionUser = {
  id: string;
  /** Of the session, or of the API key that stands for one. */
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: UserRole;
  isSubscriber: boolean;
  /** What the API key may do that was shown; absent for sessions, which may do everything. */
  keyScopes?: readonly KeyScope[];
};

/** From where and with what somebody calls. */
export type Caller = {
  userAgent: string | null;
  /** Of the connection, or as trusted proxies say. */
  address: string | null;
  /** What the cookie of a known device holds. */
  device: string | null;
  /** What the cookie of a session holds; a sign-in takes its place. */
  session?: string | null;
  /** What was chosen in this browser; absent where nothing was. */
  language?: Language;
};
