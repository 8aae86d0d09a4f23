import { Link, Text } from '@react-email/components';
import { Fragment } from 'react';
import type { MailTexts } from '../texts';
import type { DigestContent, DigestGroup, DigestMembers } from '../types';
import { Action, MailLayout, Paragraph } from './layout';
import { styles } from './styles';

type Side = 'added' | 'left';

/** The companies behind "3 new, 1 left" of a saved search. */
function Members({ t, side, members }: { t: MailTexts; side: Side; members: DigestMembers }) {
  const { names, hasMore } = members[side];
  if (names.length === 0) return null;
  const listed = names.join(', ') + (hasMore ? ' …' : '');
  return <Text style={styles.line}>{t(`digest.${side}`, { names: listed })}</Text>;
}

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
      {lines.map(({ text, at, members }) => (
        <Fragment key={`${at} ${text}`}>
          <Text style={styles.line}>
            {text} ({at})
          </Text>
          {members && <Members t={t} side="added" members={members} />}
          {members && <Members t={t} side="left" members={members} />}
        </Fragment>
      ))}
      {more > 0 && <Text style={styles.line}>{t('digest.more', { count: more })}</Text>}
    </>
  );
}

/** The unread notifications since the last digest, by company, gravest first. */
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
