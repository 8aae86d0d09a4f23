import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HeldRoles } from '@/components/connections/held-roles';
import { NodeName } from '@/components/connections/node-name';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { byPlace } from '@/lib/by-place';
import { nodeText } from '@/lib/connections/node-text';
import type { ConnectedNode } from '@/lib/connections/types';
import { formatNumber } from '@/lib/format';
import { MOST_AROUND, MOST_OPEN } from '@/lib/network/constants';
import type { Network, NetworkLink, NetworkNode } from '@/lib/network/types';
import { alikeIn, type IsAlike } from './alike-in';
import type { LinksBack } from './network-links';
import type { NetworkTo } from './network-to';
import { openChange } from './open-change';

type Props = { network: Network; back: LinksBack; to: NetworkTo };

/** The same in words: everybody in the drawing, with the roles that connect them. */
export function NetworkList({ network, back, to }: Props) {
  const t = useTranslations('network');
  const known = new Map(network.nodes.map(({ id, node }) => [id, node]));
  const steps = [...new Set(network.nodes.map(({ step }) => step))].filter((step) => step > 0);
  const isAlike = alikeIn(network);
  const isFull = to.asked.open.length >= MOST_OPEN;
  return (
    <>
      {steps.map((step) => (
        <CardSection key={step} id={`step-${step}`} heading={t('step', { step })}>
          <ul className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
            {network.nodes.map((node) =>
              node.step === step ? (
                <NodeItem
                  key={node.id}
                  shown={node}
                  links={back.get(node.id) ?? []}
                  known={known}
                  isAlike={isAlike}
                  to={to}
                />
              ) : null,
            )}
          </ul>
        </CardSection>
      ))}
      {isFull && <p className="text-body text-sm">{t('full', { most: MOST_OPEN })}</p>}
    </>
  );
}

type Known = ReadonlyMap<string, ConnectedNode>;
type ItemProps = {
  shown: NetworkNode;
  links: readonly NetworkLink[];
  known: Known;
  isAlike: IsAlike;
  to: NetworkTo;
};

function NodeItem({ shown, links, known, isAlike, to }: ItemProps) {
  const company = useTranslations('company');
  return (
    <li className="flex min-w-0 flex-col gap-1.5">
      <NodeName node={shown.node} to={to} />
      {isAlike(shown.node) && (
        <p className="text-muted text-xs tabular-nums">{company('cvr', { key: shown.node.key })}</p>
      )}
      <div className="flex flex-col gap-2 border-line border-l-2 pl-3">
        {byPlace(links, (link) => (
          <Linked link={link} own={shown.id} known={known} />
        ))}
      </div>
      <Further shown={shown} to={to} />
    </li>
  );
}

type LinkedProps = { link: NetworkLink; own: string; known: Known };

/** The roles in a company, or those that another one has in this one. */
function Linked({ link: { holder, company, roles }, own, known }: LinkedProps) {
  const t = useTranslations('person');
  const [by, held] = [known.get(holder), known.get(company)];
  if (!by || !held) return null;
  const isCeased = held.kind === 'COMPANY' && held.status === 'CEASED';
  const heading =
    holder === own ? (
      t.rich('sharedIn', {
        company: nodeText(held),
        name: (chunks) => <span lang="da">{chunks}</span>,
      })
    ) : (
      <span lang="da">{nodeText(by)}</span>
    );
  return <HeldRoles heading={heading} roles={roles.map((role) => ({ ...role, isCeased }))} />;
}

/** What is around it beyond the drawing. */
function Further({ shown, to }: Pick<ItemProps, 'shown' | 'to'>) {
  const t = useTranslations('network');
  const { id, node, isOpen, hidden } = shown;
  const change = openChange(shown, to);
  const of = (chunks: ReactNode) => <span className="sr-only">{chunks}</span>;
  const name = nodeText(node);
  const count = hidden === null ? '' : formatNumber(hidden);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm print:hidden">
      {change && (
        <Link href={change.href} scroll={false} className="link link-alone">
          {isOpen
            ? t.rich('close', { name, hidden: of })
            : hidden === null
              ? t.rich('openMany', { name, hidden: of })
              : t.rich('open', { count, plural: hidden, name, hidden: of })}
        </Link>
      )}
      {isOpen && hidden !== 0 && (
        <span className="text-muted">
          {hidden === null
            ? t('restMany', { most: MOST_AROUND })
            : t('rest', { count, plural: hidden })}
        </span>
      )}
      <Link href={to.around(id)} className="link link-alone">
        {t.rich('center', { name, hidden: of })}
      </Link>
    </p>
  );
}
