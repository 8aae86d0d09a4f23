import type { Metadata } from 'next';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FormHeading } from '@/components/account/form-heading';
import { paths } from '@/lib/paths';
import { ProviderButtons } from './_components/provider-buttons';
import { SignInForm } from './_components/sign-in-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('title') };
}

export default function SignInPage() {
  const t = useTranslations('signIn');
  return (
    <>
      <FormHeading>{t('heading')}</FormHeading>
      <SignInForm />
      <ProviderButtons />
      <p className="mt-6 text-center text-sm">
        {t('noAccount')}{' '}
        <Link
          href={paths.signUp()}
          className="font-medium text-accent underline-offset-4 hover:underline touch:py-3"
        >
          {t('signUp')}
        </Link>
      </p>
    </>
  );
}
