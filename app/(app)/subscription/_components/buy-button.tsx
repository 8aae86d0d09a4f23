'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useGo } from '@/components/billing/use-go';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { billingApi } from '@/lib/api/billing';
import { ApiError } from '@/lib/api/call';

const CONFLICT = 409;

type Props = { userId: string; priceId: string; label: string };

/** Starts a checkout and redirects there. */
export function BuyButton({ userId, priceId, label }: Props) {
  const t = useTranslations('subscription');
  const router = useRouter();
  const button = useGo(
    () => billingApi.checkout(userId, priceId),
    (failure) => {
      // The plan was bought meanwhile in another tab, so this page is out of date.
      const isBought = failure instanceof ApiError && failure.status === CONFLICT;
      toast.error(isBought ? failure.message : t('failed'));
      if (isBought) router.refresh();
    },
  );
  return (
    <Button variant="primary" {...button}>
      {label}
    </Button>
  );
}
