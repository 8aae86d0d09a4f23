import { Html, render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';
import { formatNumber } from '@/lib/format';
import type { Language } from '@/lib/i18n/languages';
import { AccountDeletedMail } from './templates/deletion';
import { DigestMail } from './templates/digest';
import { ResetMail, VerifyMail } from './templates/links';
import { NewDeviceMail, PasswordChangedMail } from './templates/notices';
import { ShareMail } from './templates/share';
import { WebhookOffMail } from './templates/webhook-off';
import { type MailTexts, mailTexts } from './texts';
import type { ComposedMail, DigestContent, MailContent } from './types';

/** The gravest news is told by the subject, so that nobody has to open the mail for it. */
function digestSubject({ alert, period, total }: DigestContent, t: MailTexts): string {
  return alert === null
    ? t('digest.subject', { period, total, count: formatNumber(total) })
    : t('digest.alert', { ...alert, more: total - 1, count: formatNumber(total - 1) });
}

function templateOf(content: MailContent, t: MailTexts): [subject: string, body: ReactElement] {
  switch (content.kind) {
    case 'verify':
      return [t('verify.subject'), <VerifyMail key="" t={t} {...content} />];
    case 'reset':
      return [t('reset.subject'), <ResetMail key="" t={t} {...content} />];
    case 'password-changed':
    case 'password-reset':
      return [t('passwordChanged.subject'), <PasswordChangedMail key="" t={t} {...content} />];
    case 'new-device':
      return [t('newDevice.subject'), <NewDeviceMail key="" t={t} {...content} />];
    case 'webhook-off':
      return [t('webhookOff.subject', content), <WebhookOffMail key="" t={t} {...content} />];
    case 'account-deleted':
      return [t('accountDeleted.subject'), <AccountDeletedMail key="" t={t} {...content} />];
    case 'share':
      return [t('share.subject'), <ShareMail key="" t={t} {...content} />];
    case 'digest':
      return [digestSubject(content, t), <DigestMail key="" t={t} {...content} />];
  }
}

/** As written: capitals throughout, the default, are hard to read. */
const asText = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/** Deterministic: the same content gives an identical mail, so that repeats can be detected. */
export async function compose({
  content,
  language,
}: {
  content: MailContent;
  language: Language;
}): Promise<ComposedMail> {
  const [subject, body] = templateOf(content, mailTexts(language));
  const html = await render(<Html lang={language}>{body}</Html>);
  return { subject, html, text: toPlainText(html, asText) };
}
