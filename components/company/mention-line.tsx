import type { ReactNode } from 'react';
import { byPlace } from '@/lib/by-place';
import { languageOf } from '@/lib/passages/language';
import type { Mention } from '@/lib/passages/types';
import type { CompanyTexts } from './card-company';

type Props = { mention: Mention; t: CompanyTexts };

/** Where the annual report mentions what was searched for. */
export function MentionLine({ mention: { year, parts }, t }: Props) {
  const said = (_: ReactNode) => (
    <q
      dir="auto"
      lang={languageOf(parts.map(({ text }) => text).join(''))}
      className="before:content-none after:content-none"
    >
      {byPlace(parts, ({ text, isMatch }) =>
        isMatch ? <mark className="bg-transparent font-medium text-ink">{text}</mark> : text,
      )}
    </q>
  );
  return (
    <p className="mt-1 break-words pr-20 text-muted text-xs">
      {t.rich('mention', { year: String(year), said })}
    </p>
  );
}
