import { useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';

/** Says in a heading of which day, yyyy-mm-dd, its list is; null for today, which goes without saying. */
export function useHeadingOn(on: string | null): (heading: string) => string {
  const t = useTranslations('roles');
  return (heading) =>
    on === null ? heading : t('headingOn', { heading, day: formatDay(new Date(on)) });
}
