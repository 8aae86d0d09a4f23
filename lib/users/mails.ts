import 'server-only';
import { env } from '@/lib/env';
import { sendMail } from '@/lib/integrations/mail';
import { paths } from '@/lib/paths';

/** Sends the link with which a new user shows that the address is theirs. */
export async function sendVerificationMail(
  user: { email: string; firstName: string },
  token: string,
): Promise<void> {
  const link = env.appUrl + paths.verified(token);
  await sendMail({
    to: user.email,
    subject: 'Verify your email for Veminto',
    text: [
      `Hello ${user.firstName},`,
      'Open this link and press Verify to finish your sign-up:',
      link,
      'The link works once, for 24 hours. If you did not sign up, ignore this mail.',
    ].join('\n\n'),
    link,
  });
}
