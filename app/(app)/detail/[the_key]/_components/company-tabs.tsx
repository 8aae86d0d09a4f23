import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';
import { COMPANY_TABS, type CompanyTab } from '@/lib/companies/search-params';
import type { Scope } from '@/lib/financials/types';
import type { CompanyHref } from './company-href';

type Props = {
  current: CompanyTab;
  href: CompanyHref;
  /** The chosen scope of the accounts; null: none was chosen. */
  scope: Scope | null;
};

/** The tabs are links, each with its own URL. A chosen scope is kept across tabs. */
export function CompanyTabs({ current, href, scope }: Props) {
  const t = useTranslations('detail');
  return (
    <nav aria-label={t('tabs')} className="tabs">
      <ul className="flex gap-6 border-b">
        {COMPANY_TABS.map((tab) => (
          <li key={tab} className={cn(tab !== current && 'print:hidden')}>
            <Link
              href={href({
                tab: tab === COMPANY_TABS[0] ? undefined : tab,
                scope: scope ?? undefined,
              })}
              scroll={false}
              aria-current={tab === current ? 'page' : undefined}
              className="tab"
            >
              {t(tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
