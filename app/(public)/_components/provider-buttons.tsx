import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { accountPaths } from '@/lib/account-paths';
import { type ProviderName, providerLabels, providersSetUp } from '@/lib/auth/providers';
import { GoogleMark, LinkedinMark } from './provider-marks';

const NOTE = 'providers-note';

const providers = [
  { name: 'google', Mark: GoogleMark },
  { name: 'linkedin', Mark: LinkedinMark },
] as const satisfies { name: ProviderName; Mark: unknown }[];

/** Links to the sign-in providers; those not configured are shown too, and say so. */
export function ProviderButtons() {
  const t = useTranslations('signIn');
  const ready = providersSetUp();
  const missing = providers.filter(({ name }) => !ready[name]);
  return (
    <div className="mt-6 flex flex-col gap-2">
      <p aria-hidden className="mb-2 flex items-center gap-3 text-muted text-xs">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      {providers.map(({ name, Mark }) =>
        ready[name] ? (
          // Not a link of the router: the address starts a sign-in, and is no page.
          <a key={name} href={accountPaths.provider(name)} className={buttonClass()}>
            <Mark />
            {t(name)}
          </a>
        ) : (
          <Button key={name} disabled aria-describedby={NOTE}>
            <Mark />
            {t(name)}
          </Button>
        ),
      )}
      {missing.length > 0 && (
        <p id={NOTE} className="text-center text-muted text-xs">
          {missing[0] && missing.length === 1
            ? t('notSetUpOne', { provider: providerLabels[missing[0].name] })
            : t('notSetUp')}
        </p>
      )}
    </div>
  );
}
