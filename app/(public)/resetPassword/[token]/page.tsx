import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { use } from 'react';
import { decodeSegment } from '@/components/account/decode-segment';
import { FormHeading } from '@/components/account/form-heading';
import { Reset } from './_components/reset';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reset');
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false } };
}

type Props = { params: Promise<{ token: string }> };

/** Looking at the page does nothing; only a new password spends the token. */
export default function ResetPasswordPage({ params }: Props) {
  const { token } = use(params);
  const t = useTranslations('reset');
  return (
    <>
      <FormHeading>{t('heading')}</FormHeading>
      <Reset token={decodeSegment(token)} />
    </>
  );
}
