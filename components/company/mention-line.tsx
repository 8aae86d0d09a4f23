import { byPlace } from '@/lib/by-place';
import type { Mention } from '@/lib/passages/types';
import type { CompanyTexts } from './card-company';

type Props = { mention: Mention; t: CompanyTexts };

/** Where the annual report mentions what was searched for. */
export const MentionLine = ({ mention: { year, language, parts }, t }: Props) => (
  <p className="mt-1 break-words pr-20 text-muted text-xs">
    {t('mention', { year: String(year) })}{' '}
    <span dir="auto" lang={language}>
      {byPlace(parts, ({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))}
    </span>
  </p>
);
