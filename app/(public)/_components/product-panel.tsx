import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Logo } from '@/components/shell/logo';
import { RegisterFacts } from './register-facts';

const OFFERED = ['search', 'accounts', 'people', 'follow', 'files'] as const;

/**
 * The product in facts: beside the card on wide screens. On others it is below the card of those
 * pages that have `data-offer`, where somebody may not know the product yet.
 */
export function ProductPanel() {
  const t = useTranslations('product');
  return (
    <aside
      aria-labelledby="product"
      className="mx-auto hidden w-full max-w-100 flex-col gap-6 group-has-[[data-offer]]/public:flex lg:col-start-1 lg:row-start-1 lg:mx-0 lg:flex lg:max-w-none"
    >
      <div className="hidden lg:block">
        <Logo />
      </div>
      <h2 id="product" className="max-w-sm text-balance text-xl lg:text-2xl">
        {t('heading')}
      </h2>
      {/* As high as what it waits for, so that nothing below it moves. */}
      <div className="min-h-21">
        <Suspense>
          <RegisterFacts />
        </Suspense>
      </div>
      <dl className="max-w-md">
        {OFFERED.map((offer) => (
          <div key={offer} className="grid grid-cols-[6.5rem_1fr] gap-4 border-t py-2.5">
            <dt className="text-muted">{t(`offers.${offer}.name`)}</dt>
            <dd className="text-ink">{t(`offers.${offer}.text`)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
