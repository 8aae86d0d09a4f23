import { useTranslations } from 'next-intl';
import { SourceNote } from '@/components/connections/source-note';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { UsersRound } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { nodeText } from '@/lib/connections/node-text';
import { formatNumber } from '@/lib/format';
import { MOST_AROUND } from '@/lib/network/constants';
import type { Network, NetworkNode } from '@/lib/network/types';
import { NetworkDrawing } from './network-drawing';
import { linksBack } from './network-links';
import { NetworkList } from './network-list';
import type { NetworkTo } from './network-to';

type Props = { network: Network; asOf: Date | null; to: NetworkTo };

export function FoundNetwork({ network, asOf, to }: Props) {
  const t = useTranslations('network');
  const { nodes, links, isCut } = network;
  const rest = useRest(nodes[0]);
  if (nodes.length === 1) return <Nobody network={network} to={to} />;
  const back = linksBack(network);
  return (
    <>
      <p role="status" className="text-body">
        {t('total', {
          count: formatNumber(nodes.length),
          links: formatNumber(links.length),
          plural: links.length,
        })}
        {rest && ` ${rest}`}
        {isCut && ` ${t('cut')}`}
      </p>
      <NetworkDrawing network={network} back={back} to={to} />
      <NetworkList network={network} back={back} to={to} />
      <SourceNote
        text={t('note', { most: MOST_AROUND })}
        nodes={nodes.map(({ node }) => node)}
        asOf={asOf}
      />
    </>
  );
}

/** What is around the middle beyond what is shown, as a sentence. */
function useRest(middle: NetworkNode | undefined): string | null {
  const t = useTranslations('network');
  if (!middle || middle.hidden === 0) return null;
  const name = nodeText(middle.node);
  if (middle.hidden === null) return t('middleMany', { most: MOST_AROUND, name });
  return t('middleRest', { count: formatNumber(middle.hidden), plural: middle.hidden, name });
}

function Nobody({ network: { nodes }, to }: Omit<Props, 'asOf'>) {
  const t = useTranslations();
  const name = nodes[0] ? nodeText(nodes[0].node) : '';
  return (
    <div role="status">
      <EmptyState
        icon={UsersRound}
        heading={t('network.nobodyTitle')}
        text={t(to.asked.ever ? 'network.nobody' : 'network.nobodyToday', { name })}
      >
        {!to.asked.ever && (
          <Link href={to.with({ ever: true })} className={buttonClass()}>
            {t('connections.formerToo')}
          </Link>
        )}
      </EmptyState>
    </div>
  );
}
