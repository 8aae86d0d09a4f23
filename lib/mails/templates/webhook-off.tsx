import type { MailTexts } from '../texts';
import type { MailContent } from '../types';
import { Action, MailLayout, Paragraph } from './layout';

type Props = Extract<MailContent, { kind: 'webhook-off' }> & { t: MailTexts };

/** What failed and for how long, and what becomes of the news that was not posted. */
export function WebhookOffMail(props: Props) {
  const { t, firstName, host, since, failure, keptDays, link } = props;
  return (
    <MailLayout
      t={t}
      preview={t('webhookOff.preview', { failure })}
      heading={t('webhookOff.heading')}
      footer={t('webhookOff.footer')}
    >
      <Paragraph>{t('hello', { firstName })}</Paragraph>
      <Paragraph>{t('webhookOff.text', { host, since, failure })}</Paragraph>
      <Paragraph>{t('webhookOff.end', { days: keptDays })}</Paragraph>
      <Action t={t} link={link}>
        {t('webhookOff.action')}
      </Action>
    </MailLayout>
  );
}
