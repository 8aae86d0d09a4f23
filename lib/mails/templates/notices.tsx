import type { MailTexts } from '../texts';
import type { MailContent } from '../types';
import { Action, MailLayout, Paragraph } from './layout';

type Props<Kind> = Omit<Extract<MailContent, { kind: Kind }>, 'kind'> & { t: MailTexts };

export function PasswordChangedMail({ t, firstName, at, from, link }: Props<'password-changed'>) {
  return (
    <MailLayout t={t} preview={t('actNow')} heading={t('passwordChanged.heading')}>
      <Paragraph>{t('hello', { firstName })}</Paragraph>
      <Paragraph>{t('passwordChanged.text', { at, from })}</Paragraph>
      <Paragraph>{t('passwordChanged.end')}</Paragraph>
      <Action t={t} link={link}>
        {t('notMe')}
      </Action>
    </MailLayout>
  );
}

export function NewDeviceMail({ t, firstName, at, from, link }: Props<'new-device'>) {
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
