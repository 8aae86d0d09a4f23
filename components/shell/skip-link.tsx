import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { RESULTS_ID } from './results-id';

export const MAIN_ID = 'main';

type Props = { to?: typeof MAIN_ID | typeof RESULTS_ID };

export function SkipLink({ to = MAIN_ID }: Props) {
  const t = useTranslations('app');
  return (
    <a
      href={`#${to}`}
      className={buttonClass({
        variant: 'primary',
        className: 'fixed top-2 left-2 z-50 not-focus:sr-only',
      })}
    >
      {t(to === MAIN_ID ? 'skip' : 'skipToResults')}
    </a>
  );
}
