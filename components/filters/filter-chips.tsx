import { X } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type PageTarget, pageHref } from '@/components/pagination/page-href';
import { LinkPending } from '@/components/ui/link-pending';
import { formatDay, formatNumber, truncate } from '@/lib/format';
import { type Chip, chipsOf, withoutFilters } from './chips';
import { flagLabel } from './flags';

/** What narrows the results, each a link to the results without it. Nothing without filters. */
export function FilterChips({ target }: { target: PageTarget }) {
  const t = useTranslations('filters');
  const textOf = useChipText();
  const chips = chipsOf(target.query);
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t('active')} className="contents">
        {chips.map((chip) => {
          const text = textOf(chip);
          return (
            <li key={chip.key} className="max-w-full">
              <Link
                href={pageHref({ ...target, query: chip.without }, 1)}
                prefetch={false}
                title={text}
                className="inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-accent-soft pr-2 pl-3 text-accent-strong text-sm hover:line-through touch:h-11"
              >
                <span className="sr-only">{t('remove', { text })}</span>
                <span aria-hidden className="truncate">
                  {truncate(text, 45, 44)}
                </span>
                <X aria-hidden className="size-3.5 shrink-0" />
                <LinkPending />
              </Link>
            </li>
          );
        })}
      </ul>
      <Link
        href={pageHref({ ...target, query: withoutFilters(target.query) }, 1)}
        prefetch={false}
        className="inline-flex h-7 items-center rounded-sm px-1 font-medium text-accent text-sm underline-offset-4 hover:underline touch:h-11"
      >
        {t('clear')}
        <LinkPending />
      </Link>
    </div>
  );
}

const amount = (text: string) => (/^-?\d+$/.test(text) ? formatNumber(Number(text)) : text);
const kroner = (text: string) => (text === '' ? '' : formatNumber(Number(text) * 1_000));
const day = (text: string) => (Number.isNaN(Date.parse(text)) ? text : formatDay(new Date(text)));

/** The words on a chip. */
function useChipText(): (chip: Chip) => string {
  const t = useTranslations('filters');
  const status = useTranslations('company.status');
  const listText = (param: (Chip & { kind: 'list' })['param'], value: string) => {
    const name = value.toUpperCase();
    if (param === 'status' && status.has(name as 'ACTIVE')) return status(name as 'ACTIVE');
    const range = value.replace('-', '–');
    if (param === 'employees') return t('chip.employees', { range });
    if (param === 'locations') return t('chip.locations', { range });
    if (param !== 'missing') return value;
    const kind = value.toLowerCase() === 'grossprofit' ? 'grossProfit' : value.toLowerCase();
    return t.has(`chip.missing.${kind as 'revenue'}`)
      ? t(`chip.missing.${kind as 'revenue'}`)
      : value;
  };
  return (chip) => {
    if (chip.kind === 'area') return t('chip.area');
    if (chip.kind === 'list') return listText(chip.param, chip.value);
    if (chip.kind === 'flag') return t(flagLabel(chip.param, chip.value));
    const { name, from, to } = chip;
    // An end that is written to the krone is easier to read in kroner.
    const isExact = `${from}${to}`.includes('.') && (name === 'revenue' || name === 'profit');
    const write = name === 'founded' ? day : isExact ? kroner : amount;
    const shape = from && to ? 'between' : from ? 'from' : 'to';
    const range = t(`range.${shape}`, { from: write(from ?? ''), to: write(to ?? '') });
    return t(isExact ? `chip.kroner.${name}` : `chip.${name}`, { range });
  };
}
