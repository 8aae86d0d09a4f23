import type { Metadata } from 'next';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FormHeading } from '@/components/account/form-heading';
import { paths } from '@/lib/paths';
import { ForgotForm } from './_components/forgot-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('forget');
  return { title: t('title') };
}

export default function ForgotPage() {
  const t = useTranslations('forget');
  return (
    <>
      <FormHeading>{t('heading')}</FormHeading>
      <ForgotForm />
      <p className="mt-6 text-center text-sm">
        <Link
          href={paths.signIn()}
          className="font-medium text-accent underline-offset-4 hover:underline touch:py-3"
        >
          {t('back')}
        </Link>
      </p>
    </>
  );
}
