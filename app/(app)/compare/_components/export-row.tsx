import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ExportButton } from '@/components/exports/export-button';
import { Link } from '@/components/ui/link';
import { type ComparisonAddress, comparisonHref } from '@/lib/comparison/address';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { paths } from '@/lib/paths';

type Props = {
  address: ComparisonAddress;
  /** Rendered before the others. */
  children: ReactNode;
};

/** Exports the compared companies, one row each; of two, it asks how they are connected. */
export function ExportRow({ address, children }: Props) {
  const t = useTranslations('connections');
  const { keys } = address;
  const [of, other] = keys;
  const [, query = ''] = comparisonHref(address).split('?');
  return (
    <ClientMessages namespaces={['exports']}>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 print:hidden">
        {children}
        {keys.length === 2 && (
          <Link href={paths.connections({ of, with: other })} className="link link-alone text-sm">
            {t('betweenBoth')}
          </Link>
        )}
        <ExportButton target={{ kind: 'compare', query }} total={keys.length} />
      </div>
    </ClientMessages>
  );
}
