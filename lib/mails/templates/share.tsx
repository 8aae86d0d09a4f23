import { Text } from '@react-email/components';
import { byPlace } from '@/lib/by-place';
import type { MailTexts } from '../texts';
import type { MailContent } from '../types';
import { MailLayout, Paragraph } from './layout';
import { look } from './styles';

type Props = Omit<Extract<MailContent, { kind: 'share' }>, 'kind'> & { t: MailTexts };

/** A file shared by a user with a recipient who may have no account. */
export function ShareMail({ t, from, email, message }: Props) {
  return (
    <MailLayout
      t={t}
      preview={t('share.preview', { from })}
      heading={t('share.heading')}
      footer={t('share.footer', { from, email })}
    >
      <Paragraph>{t('share.text', { from, email })}</Paragraph>
      <Text {...look('quote')}>
        {byPlace(message.split('\n'), (line, place) => (
          <>
            {place > 0 && <br />}
            {line}
          </>
        ))}
      </Text>
    </MailLayout>
  );
}
