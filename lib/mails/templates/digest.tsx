import { Text } from '@react-email/components';
import { Fragment } from 'react';
import { formatNumber } from '@/lib/format';
import type { MailTexts } from '../texts';
import type { DigestContent, DigestGroup, DigestMembers } from '../types';
import { Action, MailLayout, MailLink, Paragraph } from './layout';
import { look } from './styles';

type Side = 'added' | 'left';

/** The companies behind "3 new, 1 left" of a saved search. */
function Members({ t, side, members }: { t: MailTexts; side: Side; members: DigestMembers }) {
  const { names, hasMore } = members[side];
  if (names.length === 0) return null;
  const listed = names.join(', ') + (hasMore ? ' …' : '');
  return <Text {...look('line')}>{t(`digest.${side}`, { names: listed })}</Text>;
}

/** The sign is followed by U+FE0E, so that it is drawn in the colour of the text. */
function Grave({ children }: { children: string }) {
  return (
    <span {...look('grave')}>
      {'⚠\uFE0E'} {children}
    </span>
  );
}

function Group({ t, title, link, lines, more }: DigestGroup & { t: MailTexts }) {
  return (
    <>
      <Text {...look('entry')}>
        {link === null ? title : <MailLink href={link}>{title}</MailLink>}
      </Text>
      {lines.map(({ text, at, isGrave, members }) => (
        <Fragment key={`${at} ${text}`}>
          <Text {...look('line')}>
            {isGrave ? <Grave>{text}</Grave> : text} ({at})
          </Text>
          {members && <Members t={t} side="added" members={members} />}
          {members && <Members t={t} side="left" members={members} />}
        </Fragment>
      ))}
      {more > 0 && <Text {...look('line')}>{t('digest.more', { count: formatNumber(more) })}</Text>}
    </>
  );
}

/** The unread notifications since the last digest, by company, gravest first. */
export function DigestMail(props: DigestContent & { t: MailTexts }) {
  const { t, firstName, total, groups, moreGroups, ...links } = props;
  const footer = t.rich('digest.footer', {
    settings: (text) => <MailLink href={links.settings}>{text}</MailLink>,
    unsubscribe: (text) => <MailLink href={links.unsubscribe}>{text}</MailLink>,
  });
  return (
    <MailLayout
      t={t}
      preview={groups.map(({ title }) => title).join(', ')}
      heading={t('digest.heading', { total, count: formatNumber(total) })}
      footer={footer}
    >
      <Paragraph>{t('hello', { firstName })}</Paragraph>
      {groups.map((group) => (
        <Group key={group.link ?? group.title} t={t} {...group} />
      ))}
      {moreGroups > 0 && (
        <Text {...look('entry')}>
          {t('digest.moreGroups', { count: formatNumber(moreGroups) })}
        </Text>
      )}
      <Text {...look('line')} data-skip-in-text="true">
        &nbsp;
      </Text>
      <Action t={t} link={links.link}>
        {t('digest.open')}
      </Action>
    </MailLayout>
  );
}
