import { useTranslations } from 'next-intl';
import { PageContainer } from '@/components/shell/page-container';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SearchX } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** The only thing that can be missing here is a run: unknown, or owned by another user. */
export default function RunNotFound() {
  const t = useTranslations('aiSearch');
  return (
    <PageContainer>
      <h1 className="sr-only">{t('unknownTitle')}</h1>
      <EmptyState icon={SearchX} heading={t('unknownTitle')} text={t('unknownText')}>
        <Link href={paths.search()} className={buttonClass({ variant: 'primary' })}>
          {t('newSearch')}
        </Link>
      </EmptyState>
    </PageContainer>
  );
}
