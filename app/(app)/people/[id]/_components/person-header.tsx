import { useTranslations } from 'next-intl';
import { ProtectionMark } from '@/components/company/marks';
import { FindConnection } from '@/components/connections/find-connection';
import { ShowNetwork } from '@/components/connections/show-network';
import { linkClass } from '@/components/roles/link-class';
import { Card } from '@/components/ui/card';
import { Building2, UserRound } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/format';
import type { Person } from '@/lib/people/types';
import type { PersonHref } from './person-href';

type Props = { person: Person; to: PersonHref };

/** The participant's name and their numbers of companies. */
export function PersonHeader({ person, to }: Props) {
  const t = useTranslations('person');
  const { kind, name, companyKey, advertisingProtected, currentTotal, formerTotal, bankruptTotal } =
    person;
  const Icon = kind === 'PERSON' ? UserRound : Building2;
  const end = companyKey === null ? { participant: person.id } : { company: companyKey };
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full bg-raised text-muted"
        >
          <Icon className="size-6" />
        </span>
        <div className="min-w-0 flex-1">
          <h1 lang="da" dir="auto" className="break-words text-xl">
            {name}
          </h1>
          <p className="text-body text-sm">
            {t(`kinds.${kind}`)}
            {companyKey && (
              <>
                {' · '}
                <Link href={to.company(companyKey)} className={linkClass}>
                  {t('cvr', { key: companyKey })}
                </Link>
              </>
            )}
          </p>
          {advertisingProtected && <ProtectionMark />}
        </div>
        <div className="flex w-full flex-wrap gap-x-4 gap-y-1 sm:w-auto">
          <ShowNetwork of={end} />
          <FindConnection of={end} />
        </div>
      </div>
      <dl className="grid grid-cols-3 border-t">
        <Fact label={t('companiesToday')} count={currentTotal} />
        <Fact label={t('companiesBefore')} count={formerTotal} />
        <Fact label={t('bankrupt')} count={bankruptTotal} href={to.view({ which: 'BANKRUPT' })} />
      </dl>
      {bankruptTotal > 0 && (
        <p className="border-t px-4 py-2 text-muted text-xs">{t('bankruptNote')}</p>
      )}
    </Card>
  );
}

/** A count; with `href` it links to the counted list. */
function Fact({ label, count, href }: { label: string; count: number; href?: string }) {
  const number = formatNumber(count);
  return (
    <div className="flex flex-col justify-between border-line border-r px-4 py-3 last:border-r-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="mt-1 font-medium text-ink text-lg tabular-nums leading-5">
        {href && count > 0 ? (
          <Link href={href} aria-label={`${label}: ${number}`} className={linkClass}>
            {number}
          </Link>
        ) : (
          number
        )}
      </dd>
    </div>
  );
}
