import 'server-only';
import { recordAudit } from '@/lib/audit/record';
import { createOneTimeToken } from '@/lib/auth/one-time-tokens';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { sendMail } from '@/lib/integrations/mail';
import { requireUserId } from './find-user';
import { PROFILE_MESSAGES } from './profile-messages';

async function mailLink(user: { email: string; firstName: string }, token: string) {
  const link = `${env.appUrl}/resetPassword/${token}`;
  await sendMail({
    to: user.email,
    subject: 'Reset your Veminto password',
    text: [
      `Hello ${user.firstName},`,
      'An administrator of Veminto sends you this link, with which you set a new password:',
      link,
      'The link works once, for 60 minutes. If you need no new password, ignore this mail.',
    ].join('\n\n'),
    link,
  });
}

/**
 * Mails somebody a link to set a new password; for administrators, who do not see it.
 * @throws AppError not_found, unavailable when the mail cannot be sent
 */
export async function sendResetLink(
  { actorId, userId }: { actorId: string; userId: string },
  address: string | null,
): Promise<void> {
  const id = requireUserId(userId);
  const select = { email: true, firstName: true };
  const user = await db.user.findUnique({ where: { id }, select });
  if (!user) throw new AppError('not_found', PROFILE_MESSAGES.noSuchUser);
  const token = await db.$transaction(async (tx) => {
    await recordAudit({ actorId, action: 'reset_link_sent', subject: id, address }, tx);
    return createOneTimeToken(tx, id, 'RESET_PASSWORD');
  });
  await mailLink(user, token);
}
