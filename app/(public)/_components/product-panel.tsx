import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Logo } from '@/components/shell/logo';
import { RegisterFacts } from './register-facts';

/** The product in facts; beside the card on wide screens. */
export function ProductPanel() {
  const t = useTranslations('product');
  const rows = [
    [t('searchBy'), t('searchByText')],
    [t('eachCompany'), t('eachCompanyText')],
    [t('protection'), t('protectionText')],
  ];
  return (
    <aside className="hidden flex-col gap-6 lg:flex">
      <Logo />
      <p className="max-w-sm text-balance font-semibold text-2xl text-ink">{t('heading')}</p>
      <dl className="max-w-md">
        <Suspense>
          <RegisterFacts />
        </Suspense>
        {rows.map(([term, text]) => (
          <div key={term} className="grid grid-cols-[9rem_1fr] gap-4 border-t py-3">
            <dt className="text-muted">{term}</dt>
            <dd className="text-ink">{text}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
