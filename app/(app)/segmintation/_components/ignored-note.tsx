import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { FilterParam, FilterProblem } from '@/lib/search/read-filters';

type Props = { problems: FilterProblem[]; foreign: FilterParam[] };

/** What the address asks for and the page does not do. */
export function IgnoredNote({ problems, foreign }: Props) {
  const t = useTranslations('segmentation');
  if (problems.length + foreign.length === 0) return null;
  const list = [
    ...problems.map(({ param, sentence }) => `${param}: ${sentence}`),
    ...foreign.map((name) => t('foreign', { name })),
  ];
  return (
    <p className="flex gap-2 rounded-md border border-line bg-raised px-3 py-2 text-body text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0 break-words">{t('ignored', { list: list.join('; ') })}</span>
    </p>
  );
}
