import { useTranslations } from 'next-intl';
import { Sparkles } from '@/components/ui/icons';
import { Launcher } from './launcher';

/**
 * Floats over the page and stops above its footer, where it has space of its own. Beside a map it
 * keeps clear of the source attribution; on small screens it lines up with the switch.
 */
const PLACE =
  'sticky bottom-4 z-20 mx-4 mb-4 self-end lg:mx-6 max-lg:in-[body:has([data-floating])]:bottom-5 lg:in-[body:has([data-floating])]:bottom-14 in-[body:has([data-assistant])]:invisible print:hidden';

const LOOK =
  'flex h-11 items-center gap-2 rounded-full border border-transparent bg-accent px-3 font-medium text-on-accent shadow-md transition-colors hover:bg-accent-strong sm:px-4';

/** Shown on every page to signed-in users. */
export function Assistant({ userId }: { userId: string }) {
  const t = useTranslations('assistant');
  return (
    <Launcher userId={userId} place={PLACE} className={LOOK}>
      <Sparkles aria-hidden className="size-5" />
      <span className="max-sm:sr-only">{t('open')}</span>
    </Launcher>
  );
}
