import { NamedMarks } from '@/components/company/marks';
import { Building2, UserRound } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import type { Owned, Owner } from '@/lib/roles/types';
import type { HoldersHref } from './holders-href';
import { linkClass } from './link-class';

export function OwnerName({ node, to }: { node: Owner; to: HoldersHref }) {
  const { id, kind, name, key } = node;
  const Icon = kind === 'PERSON' ? UserRound : Building2;
  return (
    <span className="inline-flex min-w-0 items-baseline gap-1.5">
      <Icon aria-hidden className="relative top-0.5 size-4 shrink-0 text-muted" />
      <Link href={key === null ? to.person(id) : to.company(key)} lang="da" className={linkClass}>
        {name}
      </Link>
      <NamedMarks company={node} />
    </span>
  );
}

export function CompanyName({ node, to }: { node: Owned; to: HoldersHref }) {
  const { key, name } = node;
  return (
    <>
      <Link href={to.company(key)} lang="da" className={linkClass}>
        {name ?? key}
      </Link>
      <NamedMarks company={node} />
    </>
  );
}
