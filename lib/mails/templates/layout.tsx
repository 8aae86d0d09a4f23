import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import { styles } from './styles';

type Props = {
  preview: string;
  heading: string;
  /** Why somebody gets this mail. */
  footer?: ReactNode;
  children: ReactNode;
};

const FOOTER =
  'Sent by Veminto because of something done with this e-mail address. We never ask for your password by mail.';

/** What all mails have in common. Without pictures: nothing is fetched when one is read. */
export function MailLayout({ preview, heading, footer = FOOTER, children }: Props) {
  return (
    <Html lang="en">
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
          <Text style={styles.small}>{footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={styles.text}>{children}</Text>;
}

/** A button, and the address once more for programs that show none. */
export function Action({ link, children }: { link: string; children: string }) {
  return (
    <>
      <Button href={link} style={styles.button}>
        {children}
      </Button>
      <Text style={styles.small}>
        Or open this address: <Link href={link}>{link}</Link>
      </Text>
    </>
  );
}
