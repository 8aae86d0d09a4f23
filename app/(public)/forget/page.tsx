import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FormHeading } from '@/components/account/form-heading';
import { paths } from '@/lib/paths';
import { Forgot } from './_components/forgot';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('forget');
  return { title: t('title') };
}

export default function ForgotPage() {
  const t = useTranslations('forget');
  return (
    <>
      <FormHeading>{t('heading')}</FormHeading>
      <Forgot />
      <p className="mt-6 text-center text-sm">
        <a href={paths.signIn()} className="link touch:py-3">
          {t('back')}
        </a>
      </p>
    </>
  );
}
