import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { createLoader, parseAsStringLiteral } from 'nuqs/server';
import { FormHeading } from '@/components/account/form-heading';
import { providerLabels } from '@/lib/auth/providers';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { ProviderButtons } from './_components/provider-buttons';
import { SignIn } from './_components/sign-in';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('title') };
}

/** Ways a provider sign-in can fail; the URL picks a message but never supplies its text. */
const loadParams = createLoader({
  provider: parseAsStringLiteral(['google', 'linkedin'] as const),
  problem: parseAsStringLiteral([
    ...(['away', 'notSetUp', 'refused', 'notBegun'] as const),
    ...(['unverified', 'waits', 'tooMany', 'cancelled'] as const),
  ]),
});

type Props = { searchParams: Promise<RawParams> };

export default async function SignInPage({ searchParams }: Props) {
  const t = await getTranslations('signIn');
  const { provider, problem } = await loadParams(searchParams);
  const sentence =
    provider && problem
      ? t(`problem.${problem}`, { provider: providerLabels[provider] })
      : undefined;
  return (
    <>
      <FormHeading>{t('heading')}</FormHeading>
      <SignIn problem={sentence} />
      <ProviderButtons />
      <p data-offer className="mt-6 text-center text-sm">
        {t('noAccount')}{' '}
        {/* Not next/link: its code would be a tenth of what this page adds to the framework's. */}
        <a href={paths.signUp()} className="link touch:py-3">
          {t('signUp')}
        </a>
      </p>
    </>
  );
}
