import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { TabFailed } from '@/components/shell/part-failed';
import { cardClass } from '@/components/ui/card';
import { byPlace } from '@/lib/by-place';
import { cn } from '@/lib/cn';
import type { CompanyDetail } from '@/lib/companies/types';
import { contained } from '@/lib/contained';
import { AppError } from '@/lib/errors';
import { getParticipant } from '@/lib/roles/queries';
import type { ParticipantRole } from '@/lib/roles/types';
import { SourceNote } from '../source-note';
import { Share, Title } from './held';
import { HeldRow, HeldTable } from './held-table';
import { linkClass } from './link-class';
import { NoRoles } from './no-roles';
import type { RolesHref } from './roles-href';
import { RolesPages } from './roles-pages';

type Props = { id: string; page: number; company: CompanyDetail; to: RolesHref };

/** Everything one person or company does or did in companies. */
export async function ParticipantRoles({ id, page, company, to }: Props) {
  const [t, found] = await Promise.all([
    getTranslations('roles'),
    contained('participant', company.key, findParticipant(id, page)),
  ]);
  const roles = found === 'failed' ? null : found;
  return (
    <>
      <Link
        href={to.view()}
        scroll={false}
        className="inline-flex w-fit items-center gap-2 rounded-sm font-medium text-accent text-sm underline-offset-4 hover:underline touch:min-h-11 print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('backToRoles')}
      </Link>
      {found === 'failed' && (
        <TabFailed text={t('participantFailed')} href={to.view({ participant: id, page })} />
      )}
      {found === null && <NoRoles company={company} />}
      {roles && (
        <section aria-labelledby="participant" className={cn(cardClass, 'overflow-hidden')}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-3 py-3 sm:px-4">
            <h2 id="participant" className="text-base">
              {t.rich('rolesOf', {
                person: roles.participant.name,
                name: (chunks) => <span lang="da">{chunks}</span>,
              })}
            </h2>
            {roles.participant.companyKey && (
              <Link href={to.company(roles.participant.companyKey)} className={linkClass}>
                {t('cvr', { key: roles.participant.companyKey })}
              </Link>
            )}
          </div>
          <HeldTable
            labelledBy="participant"
            columns={[
              { label: t('company') },
              { label: t('role'), className: 'w-[44%] sm:w-[38%]' },
              { label: t('period'), className: 'w-56' },
            ]}
          >
            {byPlace(roles.items, (role) => (
              <ElsewhereRow role={role} to={to} />
            ))}
          </HeldTable>
        </section>
      )}
      {roles && (
        <RolesPages place={roles} hrefOf={(next) => to.view({ participant: id, page: next })} />
      )}
      {roles && <SourceNote company={company} />}
    </>
  );
}

/** Null where the address names nobody. */
async function findParticipant(id: string, page: number) {
  try {
    return await getParticipant({ id, page });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

async function ElsewhereRow({ role, to }: { role: ParticipantRole; to: RolesHref }) {
  const t = await getTranslations('roles');
  const { company, validTo } = role;
  const ended = validTo !== null;
  const link = (
    <Link href={to.company(company.key)} prefetch={false} lang="da" className={linkClass}>
      {company.name ?? company.key}
    </Link>
  );
  return (
    <HeldRow role={role} first={link} className={cn('last:border-b-0', ended && 'text-muted')}>
      <Title role={role} />
      {(role.ownership || role.votes) && <Share role={role} />}
      {ended && <span className="block text-xs">{t('ended')}</span>}
    </HeldRow>
  );
}
