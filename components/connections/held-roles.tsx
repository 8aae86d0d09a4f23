import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RoleLine } from '@/components/roles/role-line';
import { byPlace } from '@/lib/by-place';
import { formatNumber } from '@/lib/format';
import type { Held } from '@/lib/roles/types';

/** Roles that are named of each link. */
const ROLES_SHOWN = 4;

type Props = {
  /** Where, or by whom. */
  heading: ReactNode;
  /** `isCeased`: the company has ceased, and its roles may lack an end. */
  roles: readonly (Held & { isCeased: boolean })[];
};

/** The roles that one company or person holds in another. */
export function HeldRoles({ heading, roles }: Props) {
  const t = useTranslations('connections');
  const more = roles.length - ROLES_SHOWN;
  return (
    <div>
      <p className="break-words text-muted text-xs">{heading}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {byPlace(roles.slice(0, ROLES_SHOWN), (role) => (
          <RoleLine role={role} isCeased={role.isCeased} />
        ))}
        {more > 0 && (
          <li className="text-muted text-xs">
            {t('moreRoles', { count: formatNumber(more), plural: more })}
          </li>
        )}
      </ul>
    </div>
  );
}
