import { useTranslations } from 'next-intl';
import { SourceNote } from '@/components/connections/source-note';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchX } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { byPlace } from '@/lib/by-place';
import { MOST_LINKS } from '@/lib/connections/constants';
import type { Connections } from '@/lib/connections/types';
import { formatNumber } from '@/lib/format';
import { connectionsOrigin, trail } from '@/lib/origin/origin';
import { paths } from '@/lib/paths';
import { ChainCard } from './chain-card';
import { type Ends, endsHref, endsQuery } from './load-ends';

type Props = { connections: Connections; asOf: Date | null; ends: Ends };

export function FoundConnections({ connections, asOf, ends }: Props) {
  const t = useTranslations('connections');
  const { chains, total, isCut } = connections;
  const links = chains[0]?.links.length ?? 0;
  const known = trail(connectionsOrigin(endsQuery(ends)), null);
  const to = {
    company: (key: string) => paths.company(key, { ...known, tab: 'roles' }),
    person: (id: string) => paths.person(id, known),
  };
  if (total === 0) return <None ends={ends} isCut={isCut} />;
  return (
    <>
      <p role="status" className="text-body">
        {t('total', { count: formatNumber(total), plural: total, links })}
        {total > chains.length && ` ${t('shown', { count: chains.length })}`}
        {isCut && ` ${t('cut')}`}
      </p>
      <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {byPlace(chains, (chain) => (
          <ChainCard chain={chain} to={to} />
        ))}
      </ul>
      <SourceNote text={t('note')} nodes={chains.flatMap(({ nodes }) => nodes)} asOf={asOf} />
    </>
  );
}

function None({ ends, isCut }: { ends: Ends; isCut: boolean }) {
  const t = useTranslations('connections');
  const text = t(ends.today ? 'noneToday' : 'noneText', { most: MOST_LINKS });
  return (
    <div role="status">
      <EmptyState
        icon={SearchX}
        heading={t('noneTitle')}
        text={isCut ? `${text} ${t('cut')}` : text}
      >
        {ends.today && (
          <Link href={endsHref(ends, { today: false })} className={buttonClass()}>
            {t('formerToo')}
          </Link>
        )}
      </EmptyState>
    </div>
  );
}
