import { useTranslations } from 'next-intl';
import { HeldRoles } from '@/components/connections/held-roles';
import { NodeName } from '@/components/connections/node-name';
import type { HoldersHref } from '@/components/roles/holders-href';
import { Badge } from '@/components/ui/badge';
import { cardClass } from '@/components/ui/card';
import { byPlace } from '@/lib/by-place';
import { cn } from '@/lib/cn';
import { nodeText } from '@/lib/connections/node-text';
import type { Chain, ConnectedNode, LinkRole } from '@/lib/connections/types';
import { formatNumber } from '@/lib/format';
import { MOST_COUNTED } from '@/lib/roles/constants';
import { ChainState } from './chain-state';

type Props = { chain: Chain; to: HoldersHref };

/** A chain from top to bottom: who or what, and the roles by which each is connected to the next. */
export function ChainCard({ chain, to }: Props) {
  const { nodes, heldIn, links } = chain;
  return (
    <li className={cn(cardClass, 'min-w-0')}>
      <p className="border-line border-b px-4 py-3">
        <Badge tone={chain.isToday ? 'good' : chain.together ? 'neutral' : 'outline'} wraps>
          <ChainState chain={chain} />
        </Badge>
      </p>
      <ol className="flex flex-col p-4">
        {byPlace(nodes, (node, place) => {
          const next = nodes[place + 1];
          const link = links[place];
          return (
            <li>
              <NodeName node={node} to={to} />
              {place > 0 && next && <HeldInMany total={heldIn[place] ?? 0} />}
              {next && link && <LinkRoles first={node} second={next} roles={link} />}
            </li>
          );
        })}
      </ol>
    </li>
  );
}

/** Of those between the ends: whoever is in very many companies connects most of them. */
function HeldInMany({ total }: { total: number }) {
  const t = useTranslations('connections');
  if (total < 2) return null;
  const count = formatNumber(total);
  return (
    <span className="ml-2 text-muted text-xs">
      {t(total < MOST_COUNTED ? 'heldIn' : 'heldInMore', { count })}
    </span>
  );
}

type LinkProps = { first: ConnectedNode; second: ConnectedNode; roles: LinkRole[] };

/** The roles of a link, under the company they are held in: two companies may own each other. */
function LinkRoles({ first, second, roles }: LinkProps) {
  const t = useTranslations('person');
  const sides = [second, first].map((company) => ({
    company,
    held: roles.filter(({ isInFirst }) => isInFirst === (company === first)),
  }));
  return (
    <div className="my-1 ml-[0.4375rem] flex flex-col gap-2 border-line border-l-2 py-1 pl-4">
      {byPlace(
        sides.filter(({ held }) => held.length > 0),
        ({ company, held }) => (
          <HeldRoles
            roles={held}
            heading={t.rich('sharedIn', {
              company: nodeText(company),
              name: (chunks) => <span lang="da">{chunks}</span>,
            })}
          />
        ),
      )}
    </div>
  );
}
