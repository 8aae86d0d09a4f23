import { useTranslations } from 'next-intl';
import { ExportButton } from '@/components/exports/export-button';
import { Link } from '@/components/ui/link';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { paths } from '@/lib/paths';

/** Exports the compared companies, one row each; of two, it asks how they are connected. */
export function ExportRow({ keys }: { keys: readonly string[] }) {
  const t = useTranslations('connections');
  const [of, other] = keys;
  const [, query = ''] = paths.compare({ company: keys }).split('?');
  return (
    <ClientMessages namespaces={['exports']}>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 print:hidden">
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
