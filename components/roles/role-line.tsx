import { useTranslations } from 'next-intl';
import { HeldPeriod, Share, Title } from '@/components/roles/held';
import { cn } from '@/lib/cn';
import { hasEnded } from '@/lib/roles/has-ended';
import type { Held } from '@/lib/roles/types';

type Props = {
  role: Held;
  /** Whether the company has ceased, and with it the roles that lack an end in the register. */
  isCeased: boolean;
};

/** An item of a list: the role, its share, and its period. */
export function RoleLine({ role, isCeased }: Props) {
  const { ownership, votes } = role;
  const ended = isCeased || hasEnded(role);
  return (
    <li className={cn('flex flex-wrap justify-between gap-x-3', ended && 'text-muted')}>
      <div className="min-w-0">
        <Title role={role} />
        {(ownership || votes) && <Share role={role} />}
      </div>
      <span className="text-muted text-xs leading-5">
        <RolePeriod role={role} isCeased={isCeased} />
      </span>
    </li>
  );
}

/** A founding has a single day; roles in a ceased company may lack an end date in the register. */
function RolePeriod({ role, isCeased }: Props) {
  const t = useTranslations('roles');
  const period = <HeldPeriod role={role} />;
  if (hasEnded(role)) return period;
  const words = role.group === 'FOUNDER' ? 'foundedOn' : isCeased ? 'heldFrom' : 'heldSince';
  return t.rich(words, { day: () => period });
}
