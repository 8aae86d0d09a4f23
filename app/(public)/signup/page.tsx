import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FormHeading } from '@/components/account/form-heading';
import { paths } from '@/lib/paths';
import { SignUp } from './_components/sign-up';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signUp');
  return { title: t('title') };
}

export default function SignUpPage() {
  const t = useTranslations('signUp');
  return (
    <>
      <FormHeading>{t('heading')}</FormHeading>
      <SignUp />
      <p data-offer className="mt-6 text-center text-sm">
        {t('haveAccount')}{' '}
        <a href={paths.signIn()} className="link touch:py-3">
          {t('signIn')}
        </a>
      </p>
    </>
  );
}
