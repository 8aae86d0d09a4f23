import { getTranslations } from 'next-intl/server';
import { TabFailed } from '@/components/failures/part-failed';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { SwitchNav } from '@/components/ui/switch-nav';
import { endText } from '@/lib/connections/ends';
import { endOf } from '@/lib/connections/shown-end';
import type { ConnectedNode } from '@/lib/connections/types';
import { contained } from '@/lib/contained';
import { findNetwork } from '@/lib/network/queries';
import { findRegisterStatus } from '@/lib/register/queries';
import { FoundNetwork } from './found-network';
import { NetworkSkeleton } from './network-skeleton';
import type { NetworkTo } from './network-to';

type Props = { middle: ConnectedNode; to: NetworkTo };

/** The network of a company or person, and which roles count. */
export async function NetworkAround({ middle, to }: Props) {
  const t = await getTranslations();
  const of = endOf(middle);
  const work = contained(
    'network',
    endText(of),
    Promise.all([findNetwork({ of, ...to.asked }), findRegisterStatus()]),
  );
  const choices = [false, true].map((ever) => ({
    text: t(ever ? 'connections.ever' : 'connections.today'),
    href: to.with({ ever }),
    isCurrent: ever === to.asked.ever,
  }));
  return (
    <>
      <SwitchNav label={t('connections.which')} choices={choices} />
      <StreamWhenSlow work={work} skeleton={<NetworkSkeleton />}>
        {(found) =>
          found === 'failed' ? (
            <TabFailed text={t('network.failed')} href={to.here} />
          ) : (
            <FoundNetwork network={found[0]} asOf={found[1].updatedOn} to={to} />
          )
        }
      </StreamWhenSlow>
    </>
  );
}
