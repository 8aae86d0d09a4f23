import type { UserRole } from '@/prisma/client/enums';

/** The signed-in person, as pages and handlers see them. */
export type SessionUser = {
  id: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: UserRole;
  isSubscriber: boolean;
};
