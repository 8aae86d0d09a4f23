import { Link, Text } from '@react-email/components';
import type { DigestContent, DigestGroup } from '../types';
import { Action, MailLayout, Paragraph } from './layout';
import { styles } from './styles';

const notifications = (count: number) =>
  `${count} ${count === 1 ? 'notification' : 'notifications'}`;

function Group({ title, link, lines, more }: DigestGroup) {
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
      {more > 0 && <Text style={styles.line}>and {more} more</Text>}
    </>
  );
}

/** The unread notifications since the last one, by company. */
export function DigestMail({ firstName, total, groups, moreGroups, ...links }: DigestContent) {
  const footer = (
    <>
      You get this because the e-mail digest is switched on in your{' '}
      <Link href={links.settings}>Profile Settings</Link>.{' '}
      <Link href={links.unsubscribe}>Unsubscribe</Link> with one click.
    </>
  );
  return (
    <MailLayout
      preview={groups.map(({ title }) => title).join(', ')}
      heading={`${notifications(total)} you have not read`}
      footer={footer}
    >
      <Paragraph>Hello {firstName},</Paragraph>
      {groups.map((group) => (
        <Group key={group.link ?? group.title} {...group} />
      ))}
      {moreGroups > 0 && <Text style={styles.entry}>and news of {moreGroups} more</Text>}
      <Text style={styles.line}>&nbsp;</Text>
      <Action link={links.link}>Open Veminto</Action>
    </MailLayout>
  );
}
