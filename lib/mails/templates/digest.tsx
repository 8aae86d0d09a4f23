import { Link, Text } from '@react-email/components';
import type { MailTexts } from '../texts';
import type { DigestContent, DigestGroup } from '../types';
import { Action, MailLayout, Paragraph } from './layout';
import { styles } from './styles';

function Group({ t, title, link, lines, more }: DigestGroup & { t: MailTexts }) {
  return (
    <>
      <Text style={styles.entry}>
        {link === null ? (
          title
        ) : (
          <Link href={link} style={styles.link}>
            {title}
          </Link>
        )}
      </Text>
      {lines.map(({ text, at }) => (
        <Text key={`${at} ${text}`} style={styles.line}>
          {text} ({at})
        </Text>
      ))}
      {more > 0 && <Text style={styles.line}>{t('digest.more', { count: more })}</Text>}
    </>
  );
}

/** The unread notifications since the last digest, grouped by company. */
export function DigestMail(props: DigestContent & { t: MailTexts }) {
  const { t, firstName, total, groups, moreGroups, ...links } = props;
  const footer = t.rich('digest.footer', {
    settings: (text) => <Link href={links.settings}>{text}</Link>,
    unsubscribe: (text) => <Link href={links.unsubscribe}>{text}</Link>,
  });
  return (
    <MailLayout
      t={t}
      preview={groups.map(({ title }) => title).join(', ')}
      heading={t('digest.heading', { total })}
      footer={footer}
    >
      <Paragraph>{t('hello', { firstName })}</Paragraph>
      {groups.map((group) => (
        <Group key={group.link ?? group.title} t={t} {...group} />
      ))}
      {moreGroups > 0 && (
        <Text style={styles.entry}>{t('digest.moreGroups', { count: moreGroups })}</Text>
      )}
      <Text style={styles.line}>&nbsp;</Text>
      <Action t={t} link={links.link}>
        {t('digest.open')}
      </Action>
    </MailLayout>
  );
}
