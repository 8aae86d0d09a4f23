import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Outcome } from '@/components/billing/outcome';
import { buttonClass } from '@/components/ui/button';
import { findSessionUser } from '@/lib/auth/session';
import { paths } from '@/lib/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cancel');
  return { title: t('title'), robots: { index: false } };
}

export default async function CancelPage() {
  const user = await findSessionUser();
  const t = await getTranslations('cancel');
  return (
    <Outcome mark="over" heading={t('heading')} text={t('text')}>
      <div className="mt-4 flex w-full flex-col gap-2">
        <a href={paths.signIn()} className={buttonClass({ variant: 'primary' })}>
          {t('home')}
        </a>
        {user && (
          <a href={paths.subscription()} className={buttonClass()}>
            {t('toPlans')}
          </a>
        )}
      </div>
    </Outcome>
  );
}
