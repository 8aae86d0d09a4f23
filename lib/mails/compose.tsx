import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';
import { DigestMail } from './templates/digest';
import { ResetMail, VerifyMail } from './templates/links';
import { NewDeviceMail, PasswordChangedMail } from './templates/notices';
import { ShareMail } from './templates/share';
import type { ComposedMail, DigestContent, MailContent } from './types';

const subjectOf = ({ period, total }: DigestContent) =>
  `Your ${period} Veminto digest: ${total} ${total === 1 ? 'notification' : 'notifications'}`;

function templateOf(content: MailContent): [subject: string, body: ReactElement] {
  switch (content.kind) {
    case 'verify':
      return ['Verify your email for Veminto', <VerifyMail key="" {...content} />];
    case 'reset':
      return ['Reset your password for Veminto', <ResetMail key="" {...content} />];
    case 'password-changed':
      return ['Your Veminto password was changed', <PasswordChangedMail key="" {...content} />];
    case 'new-device':
      return ['New sign-in to your Veminto account', <NewDeviceMail key="" {...content} />];
    case 'share':
      return ['Companies shared with you from Veminto', <ShareMail key="" {...content} />];
    case 'digest':
      return [subjectOf(content), <DigestMail key="" {...content} />];
  }
}

/** The same content gives the same mail, letter by letter: a repeated sending can be told. */
export async function compose(content: MailContent): Promise<ComposedMail> {
  const [subject, body] = templateOf(content);
  const html = await render(body);
  return { subject, html, text: toPlainText(html) };
}
