import { Text } from '@react-email/components';
import { Fragment } from 'react';
import type { MailContent } from '../types';
import { MailLayout, Paragraph } from './layout';
import { styles } from './styles';

type Props = Omit<Extract<MailContent, { kind: 'share' }>, 'kind'>;

/** A file from somebody who has an account to somebody who may have none. */
export function ShareMail({ from, email, message }: Props) {
  const footer = `Sent by Veminto for ${from} (${email}), who chose your address and wrote the message; an answer goes there. If you do not know the sender, do not open the file.`;
  return (
    <MailLayout preview={`From ${from}`} heading="Companies for you" footer={footer}>
      <Paragraph>
        {from} ({email}) has sent you the attached list of companies, with these words:
      </Paragraph>
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
