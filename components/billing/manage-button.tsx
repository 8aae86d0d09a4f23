'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { billingApi } from '@/lib/api/billing';
import { ApiError } from '@/lib/api/call';
import { useGo } from './use-go';

/** Opens the billing portal: cancel or resume a plan, change the card, see invoices. */
export function ManageButton({ label }: { label: string }) {
  const t = useTranslations('subscription');
  const button = useGo(billingApi.portal, (failure) =>
    toast.error(failure instanceof ApiError ? failure.message : t('failed')),
  );
  return <Button {...button}>{label}</Button>;
}
