'use client';

import { useTranslations } from 'next-intl';
import { Outcome } from '@/components/billing/outcome';
import { Button, buttonClass } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/lib/paths';
import { Receipt } from './receipt';
import { useCheckout } from './use-checkout';

type Props = { sessionId: string; userId: string | null };

/** Announces the outcome to screen readers as soon as it is known. */
export function SuccessView(props: Props) {
  return (
    <div aria-live="polite">
      <View {...props} />
    </div>
  );
}

function View({ sessionId, userId }: Props) {
  const t = useTranslations('success');
  const { checkout, problem, retry } = useCheckout(sessionId);
  if (problem === 'unknown') {
    const text = t(userId === null ? 'unknownSignedOut' : 'unknownText');
    return (
      <Outcome mark="unknown" heading={t('unknownHeading')} text={text}>
        <Ways userId={userId} />
      </Outcome>
    );
  }
  if (problem !== undefined) {
    return (
      <Outcome mark="bad" heading={t('failedHeading')} text={problem.message}>
        <Again retry={retry} userId={userId} />
      </Outcome>
    );
  }
  if (!checkout) return <Loading />;
  if (checkout.status === 'expired') {
    return (
      <Outcome mark="over" heading={t('expiredHeading')} text={t('expiredText')}>
        <Ways userId={userId} />
      </Outcome>
    );
  }
  if (checkout.status !== 'paid') {
    return (
      <Outcome mark="waiting" heading={t('pendingHeading')} text={t('pendingText')}>
        <Again retry={retry} userId={userId} />
      </Outcome>
    );
  }
  return (
    <Outcome mark="good" heading={t('heading')}>
      <Receipt checkout={checkout} userId={userId} />
      <Ways userId={userId} />
    </Outcome>
  );
}

/** The outcome may be available a moment later; users can retry, or leave. */
function Again({ retry, userId }: { retry: () => void; userId: string | null }) {
  const t = useTranslations('success');
  return (
    <div className="mt-4 flex w-full flex-col gap-2">
      <Button variant="primary" onClick={retry}>
        {t('retry')}
      </Button>
      <a href={userId === null ? paths.signIn() : paths.subscription()} className={buttonClass()}>
        {t(userId === null ? 'signIn' : 'toPlans')}
      </a>
    </div>
  );
}

/** Plain links: the whole shell depends on the plan, so it has to be reloaded. */
function Ways({ userId }: { userId: string | null }) {
  const t = useTranslations('success');
  if (userId === null) {
    return (
      <a
        href={paths.signIn()}
        className={buttonClass({ variant: 'primary', className: 'mt-4 w-full' })}
      >
        {t('signIn')}
      </a>
    );
  }
  return (
    <div className="mt-4 flex w-full flex-col gap-2">
      <a href={paths.search()} className={buttonClass({ variant: 'primary' })}>
        {t('toSearch')}
      </a>
      <a href={paths.subscription()} className={buttonClass()}>
        {t('toPlans')}
      </a>
    </div>
  );
}

function Loading() {
  const t = useTranslations('success');
  return (
    <div aria-busy className="flex flex-col items-center gap-3">
      <p className="sr-only">{t('working')}</p>
      <Skeleton className="size-14 rounded-full" />
      <Skeleton className="h-7 w-64 max-w-full" />
      <Skeleton className="h-20 w-full rounded-md" />
      <Skeleton className="h-9 w-full rounded-md" />
      <Skeleton className="h-9 w-full rounded-md" />
    </div>
  );
}
