import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FormHeading } from '@/components/account/form-heading';
import { decoded } from '@/lib/decoded';
import { Reset } from './_components/reset';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reset');
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false } };
}

type Props = { params: Promise<{ token: string }> };

/** Opening the page has no side effects; only setting a new password consumes the token. */
export default async function ResetPasswordPage({ params }: Props) {
  const { token } = await params;
  const t = await getTranslations('reset');
  return (
    <>
      <FormHeading>{t('heading')}</FormHeading>
      <Reset token={decoded(token) ?? token} />
    </>
  );
}
