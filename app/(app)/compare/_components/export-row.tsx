import { ExportButton } from '@/components/exports/export-button';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { paths } from '@/lib/paths';

/** Exports the compared companies, one row each. */
export function ExportRow({ keys }: { keys: readonly string[] }) {
  const [, query = ''] = paths.compare({ company: keys }).split('?');
  return (
    <ClientMessages namespaces={['exports']}>
      <div className="flex justify-end print:hidden">
        <ExportButton target={{ kind: 'compare', query }} total={keys.length} />
      </div>
    </ClientMessages>
  );
}
