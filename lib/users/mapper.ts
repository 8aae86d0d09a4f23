import type { SessionUser } from '@/lib/auth/types';
import { isSubscriber } from '@/lib/billing/access';
import { PLAN_NAMES } from '@/lib/billing/plans';
import { paths } from '@/lib/paths';
import type { PaidPlan } from '@/prisma/client/enums';
import type { UserOnWire } from './answers';

export function toUserOnWire(
  user: Pick<SessionUser, 'id' | 'email' | 'firstName' | 'lastName'> & {
    subscription: { plan: PaidPlan; status: string; accessUntil: Date | null } | null;
    /** Null without a picture. */
    pictureVersion?: string | null;
  },
): UserOnWire {
  const active = isSubscriber(user.subscription) ? user.subscription : null;
  return {
    id: user.id,
    firstname: user.firstName,
    lastname: user.lastName,
    email: user.email,
    picture: user.pictureVersion ? paths.picture(user.id, user.pictureVersion) : null,
    isSubscription: active !== null,
    subscriptionPlan: active ? PLAN_NAMES[active.plan] : 'Free',
  };
}
