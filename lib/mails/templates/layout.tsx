import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Link,
  Preview,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import type { MailTexts } from '../texts';
import { styles } from './styles';

type Props = {
  t: MailTexts;
  preview: string;
  heading: string;
  /** Why the recipient gets this mail. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The common layout of all mails. Has no images, so that opening a mail fetches nothing. */
export function MailLayout({ t, preview, heading, footer, children }: Props) {
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.card}>
          <Text style={styles.brand}>Veminto</Text>
          <Heading as="h1" style={styles.heading}>
            {heading}
          </Heading>
          {children}
          <Hr style={styles.rule} />
          <Text style={styles.small}>{footer ?? t('footer')}</Text>
        </Container>
      </Body>
    </>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={styles.text}>{children}</Text>;
}

/** A button, followed by the plain URL for mail programs that show no buttons. */
export function Action({ t, link, children }: { t: MailTexts; link: string; children: string }) {
  return (
    <>
      <Button href={link} style={styles.button}>
        {children}
      </Button>
      <Text style={styles.small}>
        {t.rich('orOpen', { link: () => <Link href={link}>{link}</Link> })}
      </Text>
    </>
  );
}
