import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TabFailed } from '@/components/failures/part-failed';
import { CompanyName, OwnerName } from '@/components/roles/chain-names';
import { useHeadingOn } from '@/components/roles/heading-on';
import { HeldPeriod } from '@/components/roles/held';
import { CardSection } from '@/components/ui/card';
import { byPlace } from '@/lib/by-place';
import { formatDay } from '@/lib/format';
import { bandText } from '@/lib/roles/band-text';
import { isChain, type Ownership } from '@/lib/roles/chain';
import { hasEnded } from '@/lib/roles/has-ended';
import type { Held, OwnershipTree } from '@/lib/roles/types';
import { OwnershipDiagram } from './ownership-diagram';
import type { RolesHref } from './roles-href';

type Props = {
  company: { key: string; name: string | null };
  ownership: Ownership | 'failed' | null;
  /** The day, yyyy-mm-dd, whose ownership it is; null for today. */
  on: string | null;
  to: RolesHref;
};

/** Owners of owners, and what owned companies own, beyond the one step that the tables show. */
export function OwnershipChain({ company, ownership, on, to }: Props) {
  const t = useTranslations('roles');
  const headingOn = useHeadingOn(on);
  if (ownership === null) return null;
  if (ownership === 'failed')
    return <TabFailed text={t('chainFailed')} href={to.view({ on: on ?? undefined })} />;
  if (!isChain(ownership)) return null;
  const { owners, owned } = ownership;
  return (
    <CardSection id="ownership" heading={headingOn(t('chain'))}>
      <OwnershipDiagram company={company} ownership={ownership} to={to} />
      <div className="grid gap-5 md:has-[>:nth-child(2)]:grid-cols-2">
        <Part heading={t('chainOwners')} trees={owners.trees} isPast={on !== null}>
          {(node) => <OwnerName node={node} to={to} />}
        </Part>
        <Part heading={t('chainOwned')} trees={owned.trees} isPast={on !== null}>
          {(node) => <CompanyName node={node} to={to} />}
        </Part>
      </div>
      {(owners.isCut || owned.isCut) && <p className="mt-4 text-muted text-sm">{t('chainCut')}</p>}
    </CardSection>
  );
}

type PartProps<Node> = {
  heading: string;
  trees: OwnershipTree<Node>[];
  /** Whether they are those of a past day, so that no share is told to go on. */
  isPast: boolean;
  /** Renders the name of a node. */
  children: (node: Node) => ReactNode;
};

function Part<Node>({ heading, trees, isPast, children }: PartProps<Node>) {
  if (trees.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-sm">{heading}</h3>
      <Level trees={trees} isPast={isPast} name={children} />
    </div>
  );
}

type LevelProps<Node> = Pick<PartProps<Node>, 'trees' | 'isPast'> & {
  name: (node: Node) => ReactNode;
};

/** One level of shares, each with the next level nested below it. */
function Level<Node>({ trees, isPast, name }: LevelProps<Node>) {
  const t = useTranslations('roles');
  const groups = useTranslations('people.groups');
  return (
    <ul className="flex flex-col gap-1">
      {byPlace(trees, ({ node, share, isTold, next }) => (
        <li className="min-w-0">
          <span className="flex flex-wrap items-baseline gap-x-2">
            {name(node)}
            <span className="text-muted text-xs tabular-nums">
              {share.group === 'PARTNER' && `${groups('PARTNER')} · `}
              {share.ownership ? bandText(share.ownership) : t('noShare')}
              <Period share={share} isPast={isPast} />
              {isTold && ` · ${t('chainTold')}`}
            </span>
          </span>
          {next.length > 0 && (
            <div className="mt-1 ml-2 border-l pl-3">
              <Level trees={next} isPast={isPast} name={name} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Period({ share, isPast }: { share: Held; isPast: boolean }) {
  const t = useTranslations('roles');
  if (hasEnded(share)) {
    return (
      <>
        {' · '}
        <HeldPeriod role={share} />
      </>
    );
  }
  if (!share.validFrom) return null;
  const day = formatDay(share.validFrom);
  return <> · {t.rich(isPast ? 'heldFrom' : 'heldSince', { day: () => day })}</>;
}
