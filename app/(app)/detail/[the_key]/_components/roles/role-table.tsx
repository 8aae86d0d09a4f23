import { useTranslations } from 'next-intl';
import { Share, Title } from '@/components/roles/held';
import { hasEnded } from '@/lib/roles/has-ended';
import type { CompanyRole, RoleGroup } from '@/lib/roles/types';
import { HeldRow, HeldTable } from './held-table';
import { ParticipantName } from './participant-name';
import type { RolesHref } from './roles-href';

type Props = { group: RoleGroup; roles: CompanyRole[]; isCeased: boolean; to: RolesHref };

/** The holders of one kind of role; in a company that has ceased nobody holds one any more. */
export function RoleTable({ group, roles, isCeased, to }: Props) {
  const t = useTranslations('roles');
  const id = `roles-${group.toLowerCase()}`;
  const isFormer = isCeased || roles.some((role) => hasEnded(role));
  const hasShares = roles.some(({ ownership, votes }) => ownership !== null || votes !== null);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="px-3 pt-5 pb-2 text-sm sm:px-4">
        {t(`groups.${group}`)}
      </h3>
      <HeldTable
        labelledBy={id}
        columns={[
          { label: hasShares ? t('share') : t('role'), className: 'w-[44%] sm:w-48' },
          { label: t('name') },
          group === 'FOUNDER'
            ? { label: t('founded'), className: 'w-36' }
            : isFormer
              ? { label: t('period'), className: 'w-56' }
              : { label: t('since'), className: 'w-36' },
        ]}
      >
        {roles.map((role) => (
          <HeldRow
            key={role.position}
            role={role}
            isCeased={isCeased}
            first={hasShares ? <Share role={role} /> : <Title role={role} />}
          >
            <ParticipantName role={role} to={to} />
          </HeldRow>
        ))}
      </HeldTable>
      {group === 'OWNER' && !isFormer && (
        <p className="px-3 pt-2 text-muted text-xs sm:px-4">{t('legalOnly')}</p>
      )}
    </section>
  );
}
