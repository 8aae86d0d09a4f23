import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/shell/not-found-view';
import { paths } from '@/lib/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('heading') };
}

export default function NotFound() {
  return (
    <main className="grid flex-1 place-items-center">
      <NotFoundView href={paths.signIn()} />
    </main>
  );
}
