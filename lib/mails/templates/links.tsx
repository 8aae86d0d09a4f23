import type { MailTexts } from '../texts';
import type { MailContent } from '../types';
import { Action, MailLayout, Paragraph } from './layout';

type Props<Kind> = Omit<Extract<MailContent, { kind: Kind }>, 'kind'> & { t: MailTexts };

/** Asks the recipient to confirm an email address. */
export function VerifyMail({ t, firstName, link }: Props<'verify'>) {
  return (
    <MailLayout t={t} preview={t('verify.preview')} heading={t('verify.heading')}>
      <Paragraph>{t('hello', { firstName })}</Paragraph>
      <Paragraph>{t('verify.text')}</Paragraph>
      <Action t={t} link={link}>
        {t('verify.action')}
      </Action>
      <Paragraph>
        <br />
        {t('verify.end')}
      </Paragraph>
    </MailLayout>
  );
}

export function ResetMail({ t, firstName, link }: Props<'reset'>) {
  return (
    <MailLayout t={t} preview={t('reset.preview')} heading={t('reset.heading')}>
      <Paragraph>{t('hello', { firstName })}</Paragraph>
      <Paragraph>{t('reset.text')}</Paragraph>
      <Action t={t} link={link}>
        {t('reset.action')}
      </Action>
      <Paragraph>
        <br />
        {t('reset.end')}
      </Paragraph>
    </MailLayout>
  );
}
