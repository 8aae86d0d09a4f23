import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';

type Props = {
  href: string;
  /** What was not found, if that is known. */
  children?: ReactNode;
};

/** A plain link: the home page depends on the session, so it needs a full load. */
export function NotFoundView({ href, children }: Props) {
  const t = useTranslations('notFound');
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 px-6 py-16 text-center">
      <h1 className="text-2xl">{t('heading')}</h1>
      <p>{t('text')}</p>
      {children}
      <a href={href} className={buttonClass({ variant: 'primary', className: 'mt-4' })}>
        {t('home')}
      </a>
    </div>
  );
}
