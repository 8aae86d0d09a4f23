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
import { darkStyles, look } from './styles';

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
        <title>{heading}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body {...look('body')}>
        <Container {...look('card')}>
          <Text {...look('brand')}>Veminto</Text>
          <Heading as="h1" {...look('heading')}>
            {heading}
          </Heading>
          {children}
          <Hr {...look('rule')} />
          <Text {...look('small')}>{footer ?? t('footer')}</Text>
        </Container>
      </Body>
    </>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text {...look('text')}>{children}</Text>;
}

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} {...look('link')}>
      {children}
    </Link>
  );
}

/**
 * A button, followed by the plain URL for mail programs that show no buttons; a text has the URL
 * of the button.
 */
export function Action({ t, link, children }: { t: MailTexts; link: string; children: string }) {
  return (
    <>
      <Button href={link} {...look('button')}>
        {children}
      </Button>
      <Text {...look('small')} data-skip-in-text="true">
        {t.rich('orOpen', { link: () => <MailLink href={link}>{link}</MailLink> })}
      </Text>
    </>
  );
}
