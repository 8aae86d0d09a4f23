import { NamedMarks } from '@/components/company/marks';
import type { HoldersHref } from '@/components/roles/holders-href';
import { linkClass } from '@/components/roles/link-class';
import { Building2, UserRound } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { nodeText } from '@/lib/connections/node-text';
import type { ConnectedNode } from '@/lib/connections/types';

type Props = {
  node: ConnectedNode;
  to: HoldersHref;
  /** The id of what the name is a value of. */
  labelledBy?: string;
};

/** A company or a holder of roles as a link, with marks for what is unusual. */
export function NodeName({ node, to, labelledBy }: Props) {
  const isPerson = node.kind === 'PARTICIPANT' && node.participantKind === 'PERSON';
  const Icon = isPerson ? UserRound : Building2;
  return (
    <span className="inline-flex min-w-0 flex-wrap items-baseline gap-x-1.5 gap-y-1">
      <span className="inline-flex min-w-0 items-baseline gap-1.5">
        <Icon aria-hidden className="relative top-0.5 size-4 shrink-0 text-muted" />
        <Link
          href={node.kind === 'COMPANY' ? to.company(node.key) : to.person(node.id)}
          lang="da"
          dir="auto"
          aria-describedby={labelledBy}
          className={`${linkClass} min-w-0 break-words font-medium`}
        >
          {nodeText(node)}
        </Link>
      </span>
      {node.kind === 'COMPANY' && <NamedMarks company={node} />}
    </span>
  );
}
