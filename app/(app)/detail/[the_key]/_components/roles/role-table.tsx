import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import { formatDay } from '@/lib/format';
import { bandText } from '@/lib/roles/band-text';
import type { CompanyRole, Held, RoleGroup } from '@/lib/roles/types';
import { ParticipantName } from './participant-name';
import type { RolesHref } from './roles-href';

type Props = { group: RoleGroup; roles: CompanyRole[]; to: RolesHref };

/** Who holds the roles of one kind. The page has no wide table: on small screens cells wrap. */
export function RoleTable({ group, roles, to }: Props) {
  const t = useTranslations('roles');
  const id = `roles-${group.toLowerCase()}`;
  const isFormer = roles.some(({ validTo }) => validTo !== null);
  const hasShares = roles.some(({ ownership, votes }) => ownership !== null || votes !== null);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="px-3 sm:px-4 pt-5 pb-2 text-sm">
        {t(`groups.${group}`)}
      </h3>
      <table aria-labelledby={id} className="w-full table-fixed">
        <thead>
          <tr className="border-y bg-raised text-left text-muted text-xs">
            <th scope="col" className="w-[44%] px-3 sm:px-4 py-2 font-medium sm:w-48">
              {hasShares ? t('share') : t('role')}
            </th>
            <th scope="col" className="px-3 sm:px-4 py-2 font-medium">
              {t('name')}
            </th>
            <th
              scope="col"
              className={cn(
                'hidden px-4 py-2 font-medium sm:table-cell',
                isFormer ? 'w-56' : 'w-36',
              )}
            >
              {isFormer ? t('period') : t('since')}
            </th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role.position} className="border-b align-top">
              <td className="px-3 sm:px-4 py-2.5">
                {hasShares ? <Share role={role} /> : <Title role={role} />}
                <span className="block text-muted text-xs sm:hidden">
                  <HeldPeriod role={role} />
                </span>
              </td>
              <td className="px-3 sm:px-4 py-2.5">
                <ParticipantName role={role} to={to} />
              </td>
              <td className="hidden px-4 py-2.5 text-muted sm:table-cell">
                <HeldPeriod role={role} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The register's own words, which it writes in capitals. */
export function Title({ role: { title, organ } }: { role: Held }) {
  const t = useTranslations('roles');
  const words = title ?? organ;
  return words ? (
    <span lang="da" className="block lowercase first-letter:uppercase">
      {words}
    </span>
  ) : (
    t('untitled')
  );
}

export function Share({ role: { ownership, votes } }: { role: Held }) {
  const t = useTranslations('roles');
  if (!ownership && !votes) return <span className="text-muted">{t('noShare')}</span>;
  return (
    <>
      {ownership && <span className="block text-ink">{bandText(ownership)}</span>}
      {votes && (
        <span className="block text-muted text-xs">{t('votes', { band: bandText(votes) })}</span>
      )}
    </>
  );
}

/** "01/02/2015", "01/02/2015 – 31/12/2019" or a dash. */
export function HeldPeriod({ role: { validFrom, validTo } }: { role: Held }) {
  const t = useTranslations('roles');
  if (validTo === null) return <>{validFrom ? formatDay(validFrom) : t('unknownDay')}</>;
  return (
    <>
      {validFrom ? formatDay(validFrom) : t('unknownDay')} – {formatDay(validTo)}
    </>
  );
}
