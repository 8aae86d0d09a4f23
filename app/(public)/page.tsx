import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FormHeading } from '@/components/account/form-heading';
import { paths } from '@/lib/paths';
import { ProviderButtons } from './_components/provider-buttons';
import { SignIn } from './_components/sign-in';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('title') };
}

export default function SignInPage() {
  const t = useTranslations('signIn');
  return (
    <>
      <FormHeading>{t('heading')}</FormHeading>
      <SignIn />
      <ProviderButtons />
      <p className="mt-6 text-center text-sm">
        {t('noAccount')}{' '}
        {/* No Link: its code would be a tenth of what this page adds to the framework's. */}
        <a
          href={paths.signUp()}
          className="font-medium text-accent underline-offset-4 hover:underline touch:py-3"
        >
          {t('signUp')}
        </a>
      </p>
    </>
  );
}
