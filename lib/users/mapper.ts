import type { SessionUser } from '@/lib/auth/types';
import { paths } from '@/lib/paths';
import type { PaidPlan } from '@/prisma/client/enums';

/** A user on the wire. */
export type UserOnWire = {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  /** Where it is served; the address changes with the picture. */
  picture: string | null;
  isSubscription: boolean;
  subscriptionPlan: 'Free' | 'Monthly' | 'Yearly';
};

const planNames = { MONTHLY: 'Monthly', YEARLY: 'Yearly' } as const;

export function toUserOnWire(
  user: Pick<SessionUser, 'id' | 'email' | 'firstName' | 'lastName'> & {
    subscription: { plan: PaidPlan; status: string } | null;
    /** Null without a picture. */
    pictureVersion?: string | null;
  },
): UserOnWire {
  const active = user.subscription?.status === 'active' ? user.subscription : null;
  return {
    id: user.id,
    firstname: user.firstName,
    lastname: user.lastName,
    email: user.email,
    picture: user.pictureVersion ? paths.picture(user.id, user.pictureVersion) : null,
    isSubscription: active !== null,
    subscriptionPlan: active ? planNames[active.plan] : 'Free',
  };
}
