import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/shell/page-container';
import { buttonClass } from '@/components/ui/button';
import { CardSection } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/auth/session';
import { formatMoney } from '@/lib/billing/money';
import { getTestCheckout } from '@/lib/billing/test-queries';
import { AppError } from '@/lib/errors';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { paths } from '@/lib/paths';
import { CheckoutActions } from '../_components/checkout-actions';
import { NoMoney } from '../_components/no-money';

type Props = { params: Promise<{ session_id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('testCheckout');
  return { title: t('title') };
}

export default async function TestCheckoutPage({ params }: Props) {
  const [user, { session_id: id }] = await Promise.all([requireUser(), params]);
  const checkout = await getTestCheckout(user.id, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
  const t = await getTranslations('testCheckout');
  const named = await getTranslations('subscription.plans');
  const amount = formatMoney(checkout.amount, checkout.currency, await getLocale());
  return (
    <PageContainer>
      <div className="mx-auto flex w-full max-w-md flex-col gap-4">
        <h1 className="text-xl">{t('heading')}</h1>
        <NoMoney />
        <CardSection id="order" heading={t('plan', { plan: named(`${checkout.plan}.name`) })}>
          <p className="font-semibold text-2xl text-ink">{amount}</p>
          <p className="mt-1 mb-4 text-muted text-sm">
            {t(checkout.isUpgrade ? 'upgradeText' : 'newText')}
          </p>
          {checkout.isOpen ? (
            <ClientMessages namespaces={['testCheckout']}>
              <CheckoutActions sessionId={id} amount={amount} />
            </ClientMessages>
          ) : (
            <>
              <p className="mb-4 text-sm">{t('over')}</p>
              <Link href={paths.subscription()} className={buttonClass({ variant: 'primary' })}>
                {t('plans')}
              </Link>
            </>
          )}
        </CardSection>
      </div>
    </PageContainer>
  );
}
