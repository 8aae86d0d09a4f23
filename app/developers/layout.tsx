import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Logo } from '@/components/shell/logo';
import { MAIN_ID, SkipLink } from '@/components/shell/skip-link';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** Open to everyone, so without the top bar of signed-in users. */
export default async function DevelopersLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('developers');
  return (
    <>
      <SkipLink />
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex h-14 max-w-7xl items-center justify-between gap-4 px-4 sm:px-6 lg:px-8">
          <Link href={paths.search()} className="flex rounded-md">
            <Logo />
          </Link>
          <a href={paths.openApi()} className="link link-alone text-sm">
            {t('document')}
          </a>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col focus:outline-none">
        {children}
      </main>
    </>
  );
}
