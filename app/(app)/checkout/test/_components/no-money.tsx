import { FlaskConical } from 'lucide-react';
import { useTranslations } from 'next-intl';

/** Explains, before anything else on the page, that this is a test checkout. */
export function NoMoney() {
  const t = useTranslations('testCheckout');
  return (
    <div
      role="note"
      className="flex items-start gap-3 rounded-md border border-warn/40 bg-warn-soft px-3 py-2 text-sm text-warn"
    >
      <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>
        <strong className="font-semibold">{t('noMoney')}</strong> {t('noMoneyText')}
      </p>
    </div>
  );
}
