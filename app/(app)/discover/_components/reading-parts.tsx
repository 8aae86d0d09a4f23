import { useTranslations } from 'next-intl';
import { Info } from '@/components/ui/icons';
import type { Reading, ReadPart } from '@/lib/ai-search/types';
import type { Language } from '@/lib/i18n/languages';

type LeftOverProps = { reading: Reading; language: Language };

/** Parts of the sentence that were not used, with the reason where it is known. */
export function LeftOver({ reading, language }: LeftOverProps) {
  const { notUnderstood, hints = [] } = reading;
  const t = useTranslations('aiSearch');
  const whyOf = (text: string) => hints.find((hint) => hint.text === text)?.why;
  const pieces = [...new Set([...hints.map(({ text }) => text), ...notUnderstood])];
  if (pieces.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-md border border-line bg-raised px-3 py-2 text-body text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <h2 className="font-medium text-ink text-sm">{t('notUnderstood')}</h2>
        <ul aria-label={t('notUnderstood')} className="flex flex-wrap gap-x-3">
          {pieces.map((text) => {
            const why = whyOf(text);
            return (
              <li key={text} className="min-w-0 break-words">
                <q lang={language}>{text}</q>
                {why && `: ${t(`why.${why}`)}`}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** Each part of the sentence beside what it was understood as. */
export function Parts({ parts, language }: { parts: readonly ReadPart[]; language: Language }) {
  const t = useTranslations('aiSearch');
  return (
    <dl className="mt-1 grid w-fit grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-body">
      {unique(parts).map(({ key, text, field, meant, as }) => (
        <div key={key} className="contents">
          <dt className="min-w-0 break-words">
            <q lang={language}>{text}</q>
          </dt>
          <dd>
            {t(`field.${field}`)}
            {meant && `, ${t('meant', { meant })}`}
            {as && `, ${t(`as.${as}`)}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Lists each text once per field that it was understood as. */
function unique(parts: readonly ReadPart[]): (ReadPart & { key: string })[] {
  const known = new Map(parts.map((part) => [`${part.field} ${part.text}`, part]));
  return [...known].map(([key, part]) => ({ key, ...part }));
}
