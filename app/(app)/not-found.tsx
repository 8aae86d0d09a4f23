import { useTranslations } from 'next-intl';
import { NotFoundView } from '@/components/shell/not-found-view';
import { paths } from '@/lib/paths';

export default function NotFound() {
  const t = useTranslations('notFound');
  return (
    <>
      <title>{t('heading')}</title>
      <NotFoundView href={paths.search()} />
    </>
  );
}
