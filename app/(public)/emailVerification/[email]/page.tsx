import { MailCheck } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { decodeSegment } from './_components/decode-segment';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('emailVerification');
  return { title: t('title') };
}

type Props = { params: Promise<{ email: string }> };

export default async function EmailVerificationPage({ params }: Props) {
  const { email } = await params;
  const t = await getTranslations('emailVerification');
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <MailCheck aria-hidden className="size-6" />
      </span>
      <h1 className="text-xl">{t('heading')}</h1>
      <p>
        {t('text')}{' '}
        <strong className="break-words font-semibold text-ink">{decodeSegment(email)}</strong>
      </p>
      <p className="text-muted text-sm">{t('next')}</p>
      <a href={paths.signIn()} className={buttonClass({ className: 'mt-4 w-full' })}>
        {t('back')}
      </a>
    </div>
  );
}
