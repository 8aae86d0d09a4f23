import { useTranslations } from 'next-intl';
import type { Chain } from '@/lib/connections/types';
import { formatDay } from '@/lib/format';

/** Whether all links of the chain stand today, or when they last stood at the same time. */
export function ChainState({ chain: { together, isUndated, isToday } }: { chain: Chain }) {
  const t = useTranslations('connections.state');
  if (together === null) return t(isUndated ? 'undated' : 'never');
  const [from, to] = [together.from, together.to].map((day) => day && formatDay(new Date(day)));
  if (isToday) return from ? t('todaySince', { day: from }) : t('today');
  if (!to) return t('once');
  if (!from) return t('until', { day: to });
  return from === to ? t('onDay', { day: from }) : t('between', { from, to });
}
