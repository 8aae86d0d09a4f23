import type { MailTexts } from '../texts';
import type { MailContent } from '../types';
import { Action, MailLayout, Paragraph } from './layout';

type Notice = Extract<MailContent, { at: string; from: string }>;
type Props = Notice & { t: MailTexts };

/** A reset also revokes API keys; a change on the profile keeps them. */
export function PasswordChangedMail({ t, kind, firstName, at, from, link }: Props) {
  return (
    <MailLayout t={t} preview={t('actNow')} heading={t('passwordChanged.heading')}>
      <Paragraph>{t('hello', { firstName })}</Paragraph>
      <Paragraph>{t('passwordChanged.text', { at, from })}</Paragraph>
      {kind === 'password-reset' && <Paragraph>{t('passwordChanged.keys')}</Paragraph>}
      <Paragraph>{t('passwordChanged.end')}</Paragraph>
      <Action t={t} link={link}>
        {t('notMe')}
      </Action>
    </MailLayout>
  );
}

export function NewDeviceMail({ t, firstName, at, from, link }: Props) {
  return (
    <MailLayout t={t} preview={t('actNow')} heading={t('newDevice.heading')}>
      <Paragraph>{t('hello', { firstName })}</Paragraph>
      <Paragraph>{t('newDevice.text', { at, from })}</Paragraph>
      <Paragraph>{t('newDevice.end')}</Paragraph>
      <Action t={t} link={link}>
        {t('notMe')}
      </Action>
    </MailLayout>
  );
}
