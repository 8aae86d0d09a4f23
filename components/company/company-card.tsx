import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { cardClass } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import type { CompanySummary } from '@/lib/companies/types';
import { formatNumber, truncate } from '@/lib/format';
import type { ResultView, SearchHit } from '@/lib/search/types';
import { employeesText, MISSING } from './company-text';
import { InitialsCircle } from './initials-circle';
import { ProtectionMark, SampleMark, StatusMark } from './marks';
import { MatchLine } from './match-line';

type Props = {
  company: CompanySummary & Partial<Pick<SearchHit, 'matchedOn' | 'respelled'>>;
  href: string;
  /** Its place in the result, the same as on the map. */
  number?: number;
  layout?: ResultView;
};

/** All of the card leads to the company: the link in its heading lies over it. */
export function CompanyCard({ company, href, number, layout = 'grid' }: Props) {
  const t = useTranslations('company');
  const name = company.name ?? t('noName');
  const short = { name: truncate(name, 22, 15), industry: truncate(company.industry ?? '', 45, 45) };
  const isCut = short.name !== name || short.industry !== (company.industry ?? '');
  const whole = [name, company.industry].filter(Boolean).join('\n');
  return (
    <article
      className={cn(
        cardClass,
        'group relative flex h-full gap-3 transition-colors hover:border-accent hover:bg-accent-soft/40 has-focus-visible:outline-2 has-focus-visible:outline-accent',
        layout === 'grid' ? 'p-4' : 'px-4 py-2.5',
      )}
    >
      <div className="flex flex-col items-center gap-1">
        <InitialsCircle
          companyKey={company.key}
          name={name}
          className={layout === 'list' ? 'size-8 text-sm' : undefined}
        />
        {number !== undefined && (
          <span aria-hidden className="text-muted text-xs">
            {formatNumber(number)}
          </span>
        )}
      </div>
      <div className="@container min-w-0 flex-1">
        <div className={layout === 'list' ? rowClass : 'flex flex-col gap-1'}>
          <div className={cn('flex flex-wrap justify-between gap-x-3 gap-y-1', layout === 'list' && '@min-[38rem]:order-last @min-[38rem]:contents')}>
            <h3 className="min-w-0 text-lg leading-5 group-hover:text-accent-strong">
              <Link
                href={href}
                prefetch={false}
                title={isCut ? whole : undefined}
                className="break-words after:absolute after:inset-0 focus-visible:outline-none"
              >
                <span aria-hidden dir="auto">
                  {short.name}
                </span>
                <span className="sr-only">{name}</span>
              </Link>
            </h3>
            <CardMarks company={company} />
          </div>
          <p lang="da" className="text-body text-sm">
            {short.industry || MISSING}
          </p>
          <CardFacts company={company} />
        </div>
        <MatchLine company={company} />
      </div>
      {isCut && <WholeText name={name} industry={company.industry} />}
    </article>
  );
}
