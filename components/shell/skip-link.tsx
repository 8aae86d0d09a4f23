import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';

export const MAIN_ID = 'main';

export function SkipLink() {
  const t = useTranslations('app');
  return (
    <a
      href={`#${MAIN_ID}`}
      className={buttonClass({
        variant: 'primary',
        className: 'fixed top-2 left-2 z-50 not-focus:sr-only',
      })}
    >
      {t('skip')}
    </a>
  );
}
