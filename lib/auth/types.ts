import type { Language } from '@/lib/i18n/languages';
import type { ApiKeyScope, UserRole } from '@/prisma/client/enums';

export type KeyScope = ApiKeyScope;

/** The signed-in user, as pages and handlers see them. */
export type SessionUser = {
  id: string;
  /** Id of the session, or of the API key that is used instead. */
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: UserRole;
  isSubscriber: boolean;
  /** Scopes of the API key in use; absent for sessions, which may do everything. */
  keyScopes?: readonly KeyScope[];
};

/** Where a request comes from and with which client. */
export type Caller = {
  userAgent: string | null;
  /** The peer address of the connection, or the one that trusted proxies report. */
  address: string | null;
  /** Value of the device cookie. */
  device: string | null;
  /** Value of the session cookie; a sign-in replaces it. */
  session?: string | null;
  /** The language that pages have in this browser; undefined for API clients. */
  language?: Language;
  /** The language, where the user chose it in this browser. */
  chosenLanguage?: Language;
};

/** An account that asks for something, and from where. */
export type AccountCaller = Pick<SessionUser, 'id'> & Pick<Caller, 'address'>;
