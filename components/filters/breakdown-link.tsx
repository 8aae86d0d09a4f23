import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { LinkPending } from '@/components/ui/link-pending';
import { paths } from '@/lib/paths';

/** Leads from results to their groups. @param query the results, as in their address. */
export function BreakdownLink({ query }: { query: Record<string, string> }) {
  const t = useTranslations('breakdown');
  return (
    <Link href={paths.breakdown(query)} className="link link-alone text-sm print:hidden">
      {t('link')}
      <LinkPending />
    </Link>
  );
}
