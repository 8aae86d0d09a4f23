import { useTranslations } from 'next-intl';

/** In place of a figure of accounts that could not be read; the financial year offers a retry. */
export function NotRead() {
  return <span className="text-muted text-xs">{useTranslations('compare')('notRead')}</span>;
}
