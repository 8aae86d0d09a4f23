import type { Mention } from '@/lib/passages/types';
import type { CompanyTexts } from './card-company';

type Props = { mention: Mention; t: CompanyTexts };

/** Where the annual report mentions what was searched for. */
export const MentionLine = ({ mention: { year, language, parts }, t }: Props) => (
  <p className="mt-1 break-words pr-20 text-muted text-xs">
    {t('mention', { year })}{' '}
    <span dir="auto" lang={language}>
      {parts.map(({ text, isMatch }, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: they never reorder
        isMatch ? <mark key={place}>{text}</mark> : text,
      )}
    </span>
  </p>
);
