import { Text } from '@react-email/components';
import { Fragment } from 'react';
import type { MailTexts } from '../texts';
import type { MailContent } from '../types';
import { MailLayout, Paragraph } from './layout';
import { styles } from './styles';

type Props = Omit<Extract<MailContent, { kind: 'share' }>, 'kind'> & { t: MailTexts };

/** A file from somebody who has an account to somebody who may have none. */
export function ShareMail({ t, from, email, message }: Props) {
  return (
    <MailLayout
      t={t}
      preview={t('share.preview', { from })}
      heading={t('share.heading')}
      footer={t('share.footer', { from, email })}
    >
      <Paragraph>{t('share.text', { from, email })}</Paragraph>
      <Text style={styles.quote}>
        {message.split('\n').map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once
          <Fragment key={place}>
            {place > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    </MailLayout>
  );
}
