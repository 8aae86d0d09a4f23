import type { MailTexts } from '../texts';
import type { DeletionMail } from '../types';
import { MailLayout, Paragraph } from './layout';

/** What was deleted and what is kept; there is nothing left to link to. */
export function AccountDeletedMail(props: DeletionMail & { t: MailTexts }) {
  const { t, firstName, email, at, from, hadPlan } = props;
  return (
    <MailLayout t={t} preview={t('accountDeleted.preview')} heading={t('accountDeleted.heading')}>
      <Paragraph>{t('hello', { firstName })}</Paragraph>
      <Paragraph>
        {from === null
          ? t('accountDeleted.byAdmin', { email, at })
          : t('accountDeleted.byOwner', { email, at, from })}
      </Paragraph>
      <Paragraph>{t('accountDeleted.deleted')}</Paragraph>
      <Paragraph>{t('accountDeleted.kept')}</Paragraph>
      {hadPlan && <Paragraph>{t('accountDeleted.invoices')}</Paragraph>}
      <Paragraph>
        {t(from === null ? 'accountDeleted.endByAdmin' : 'accountDeleted.endByOwner')}
      </Paragraph>
    </MailLayout>
  );
}
