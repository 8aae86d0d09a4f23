import { useLocale, useTranslations } from 'next-intl';
import { SheetLinks } from '@/components/exports/sheet-links';
import { ScopeSwitch } from '@/components/financials/scope-switch';
import { buttonClass } from '@/components/ui/button';
import { Languages } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import type { Scope } from '@/lib/financials/types';
import { paths } from '@/lib/paths';
import type { FinancialHref } from './financial-href';

type Props = {
  companyKey: string;
  scope: Scope;
  /** Whether both the company itself and its group have accounts. */
  hasBoth: boolean;
  danish: boolean;
  to: FinancialHref;
};

/** Switches for the scope and the Danish labels, and downloads of all accounts. */
export function FinancialTools({ companyKey, scope, hasBoth, danish, to }: Props) {
  const t = useTranslations('financial');
  const language = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {hasBoth ? (
        <ScopeSwitch scope={scope} hrefOf={(choice) => to({ scope: choice, periods: 0 })} />
      ) : (
        <p className="text-body">{t(`only.${scope}`)}</p>
      )}
      <div className="ml-auto flex flex-wrap gap-2 print:hidden">
        {/* For Danish readers the labels are Danish anyway. */}
        {language === 'en' && (
          <Link
            href={to({ danish: !danish })}
            scroll={false}
            className={buttonClass({ variant: 'ghost', className: 'px-2' })}
          >
            <Languages aria-hidden className="size-4" />
            {danish ? t('hideDanish') : t('showDanish')}
          </Link>
        )}
        <SheetLinks
          label={t('download')}
          hrefOf={(format) => paths.statementFile(companyKey, { scope, format })}
        />
      </div>
    </div>
  );
}
