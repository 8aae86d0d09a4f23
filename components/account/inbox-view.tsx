import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { MailCheck } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import { Resend } from './resend';

type Props = { kind: 'verify' | 'reset'; email: string };

const namespaces = { verify: 'emailVerification', reset: 'resetSent' } as const;

/** Says that an email is on its way, and can resend it. */
export function InboxView({ kind, email }: Props) {
  const t = useTranslations(namespaces[kind]);
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <MailCheck aria-hidden className="size-6" />
      </span>
      <h1 className="text-xl">{t('heading')}</h1>
      <p className="w-full">
        {t('text')} <strong className="break-words font-semibold text-ink">{email}</strong>
      </p>
      <p className="text-muted text-sm">{t('next')}</p>
      <Resend kind={kind} email={email} />
      <a href={paths.signIn()} className={buttonClass({ className: 'w-full' })}>
        {t('back')}
      </a>
    </div>
  );
}
