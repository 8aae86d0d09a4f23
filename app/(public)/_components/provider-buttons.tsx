import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { GoogleMark, LinkedinMark } from './provider-marks';

const NOTE = 'providers-note';

/** Shown as the product has them; they say themselves why they cannot be pressed. */
export function ProviderButtons() {
  const t = useTranslations('signIn');
  return (
    <div className="mt-6 flex flex-col gap-2">
      <p aria-hidden className="mb-2 flex items-center gap-3 text-muted text-xs">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </p>
      <Button disabled aria-describedby={NOTE}>
        <GoogleMark />
        {t('google')}
      </Button>
      <Button disabled aria-describedby={NOTE}>
        <LinkedinMark />
        {t('linkedin')}
      </Button>
      <p id={NOTE} className="text-center text-muted text-xs">
        {t('notSetUp')}
      </p>
    </div>
  );
}
