import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { TabFailed } from '@/components/failures/part-failed';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { EmptyState } from '@/components/ui/empty-state';
import { UsersRound } from '@/components/ui/icons';
import { SwitchNav } from '@/components/ui/switch-nav';
import { findConnections } from '@/lib/connections/queries';
import { endOf } from '@/lib/connections/shown-end';
import { contained } from '@/lib/contained';
import { findRegisterStatus } from '@/lib/register/queries';
import { ConnectionsSkeleton } from './connections-skeleton';
import { FoundConnections } from './found-connections';
import { END_NAMES, type Ends, endsHref } from './load-ends';

type Props = { ends: Ends };

/** How the two are connected; what is missing where they are not both chosen. */
export async function Connected({ ends }: Props) {
  const t = await getTranslations('connections');
  const { of, with: other, today } = ends;
  if (of.is !== 'known' || other.is !== 'known') return <Missing ends={ends} />;
  if (of.text === other.text) {
    return (
      <p role="alert" className="text-body">
        {t('same')}
      </p>
    );
  }
  const asked = { of: endOf(of.node), with: endOf(other.node), today };
  const work = contained(
    'connections',
    `${of.text} ${other.text}`,
    Promise.all([findConnections(asked), findRegisterStatus()]),
  );
  const choices = [false, true].map((only) => ({
    text: t(only ? 'today' : 'ever'),
    href: endsHref(ends, { today: only }),
    isCurrent: only === today,
  }));
  return (
    <>
      <SwitchNav label={t('which')} choices={choices} />
      <StreamWhenSlow work={work} skeleton={<ConnectionsSkeleton />}>
        {(found) =>
          found === 'failed' ? (
            <TabFailed text={t('failed')} href={endsHref(ends)} />
          ) : (
            <FoundConnections connections={found[0]} asOf={found[1].updatedOn} ends={ends} />
          )
        }
      </StreamWhenSlow>
    </>
  );
}

/** Nothing where a name has to be decided first: the page asks for that above. */
function Missing({ ends }: Props) {
  const t = useTranslations('connections');
  const states = END_NAMES.map((name) => ends[name].is);
  if (states.some((is) => is !== 'known' && is !== 'missing')) return null;
  const isOne = states.includes('known');
  return (
    <EmptyState
      icon={UsersRound}
      heading={t(isOne ? 'oneTitle' : 'startTitle')}
      text={t(isOne ? 'oneText' : 'startText')}
    />
  );
}
