import { useTranslations } from 'next-intl';
import { NamedMarks } from '@/components/company/marks';
import { TabFailed } from '@/components/failures/part-failed';
import { useHeadingOn } from '@/components/roles/heading-on';
import { Share } from '@/components/roles/held';
import { linkClass } from '@/components/roles/link-class';
import { cardClass } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { byPlace } from '@/lib/by-place';
import { cn } from '@/lib/cn';
import type { CompanyDetail } from '@/lib/companies/types';
import { formatNumber } from '@/lib/format';
import { hasEnded } from '@/lib/roles/has-ended';
import type { Holdings } from '@/lib/roles/types';
import { HeldRow, HeldTable } from './held-table';
import type { RolesHref } from './roles-href';

type Props = {
  company: CompanyDetail;
  holdings: Holdings | 'failed' | null;
  /** The day, yyyy-mm-dd, on which they were owned; null for today. */
  on: string | null;
  to: RolesHref;
};

/** The reverse direction: companies of which this one is an owner. */
export function OwnedCompanies({ company, holdings, on, to }: Props) {
  const t = useTranslations('roles');
  const headingOn = useHeadingOn(on);
  if (holdings === null) return null;
  if (holdings === 'failed')
    return <TabFailed text={t('ownedFailed')} href={to.view({ on: on ?? undefined })} />;
  const { items, total, participantId } = holdings;
  const isCeased = ({ company: { status } }: (typeof items)[number]) => status === 'CEASED';
  const isFormer = items.some((holding) => isCeased(holding) || hasEnded(holding));
  return (
    <section aria-labelledby="owned" className={cn(cardClass, 'min-w-0 overflow-hidden')}>
      <h2 id="owned" className="px-3 py-4 text-base sm:px-4">
        {headingOn(t('owned', { count: formatNumber(total) }))}
      </h2>
      <HeldTable
        labelledBy="owned"
        columns={[
          { label: t('company') },
          { label: t('share'), className: 'w-36 sm:w-48' },
          isFormer
            ? { label: t('period'), className: 'w-56' }
            : { label: t('since'), className: 'w-36' },
        ]}
      >
        {byPlace(items, (holding) => (
          <HeldRow
            role={holding}
            isCeased={isCeased(holding)}
            first={
              <span className="flex flex-wrap items-baseline gap-x-2">
                <Link href={to.company(holding.company.key)} lang="da" className={linkClass}>
                  {holding.company.name ?? holding.company.key}
                </Link>
                <NamedMarks company={holding.company} />
              </span>
            }
          >
            <Share role={holding} />
          </HeldRow>
        ))}
      </HeldTable>
      <p className="px-3 py-3 text-sm sm:px-4">
        <Link href={to.person(participantId)} className={linkClass}>
          {t.rich('ownedAll', {
            company: company.name ?? company.key,
            name: (chunks) => <span lang="da">{chunks}</span>,
          })}
        </Link>
      </p>
    </section>
  );
}
