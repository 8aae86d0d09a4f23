import { ListMinus, ListPlus, Scale, Tags, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ExportButton } from '@/components/exports/export-button';
import { ShareButton } from '@/components/share/share-button';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useSavedState } from './saved-context';
import { exportTargetOf, scopeOf, selectedKeys, targetOf } from './selection';
import { useTakeOut } from './use-take-out';

type Props = {
  /** How many of the `total` matching companies are selected. */
  chosen: number;
  total: number;
};

/** Replaces the toolbar while anything is selected; on a phone, it stays above the rows in one line. */
export function SelectionBar({ chosen, total }: Props) {
  const t = useTranslations('savedPage');
  const { params, choice, clear, open, list } = useSavedState();
  const takeOut = useTakeOut();
  const several = { target: targetOf(choice, params, chosen), count: chosen };
  const exported = exportTargetOf(choice, params);
  return (
    <section
      aria-label={t('selection')}
      className="sticky-bar flex flex-wrap items-center gap-2 rounded-lg border border-accent bg-accent-soft px-2 py-1 max-lg:sticky max-lg:top-16 max-lg:z-20 max-lg:flex-nowrap lg:-my-[5px] print:hidden"
    >
      <Button icon variant="ghost" aria-label={t('clearSelection')} onClick={clear}>
        <X aria-hidden className="size-4" />
      </Button>
      <p aria-live="polite" className="whitespace-nowrap font-medium text-accent-strong">
        {t('chosen', { count: formatNumber(chosen) })}
      </p>
      <ChooseAll total={total} />
      <div className="more-to-sides -my-1 flex min-w-0 gap-2 overflow-x-auto p-1 lg:contents xl:-mr-1 xl:ml-auto xl:flex xl:flex-wrap xl:overflow-visible">
        <Button aria-haspopup="dialog" onClick={() => open({ kind: 'put', ...several })}>
          <ListPlus aria-hidden className="size-4" />
          {t('putIn')}
        </Button>
        {list && (
          <Button onClick={() => takeOut(list, several)}>
            <ListMinus aria-hidden className="size-4" />
            {t('takeOut')}
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => open({ kind: 'tag', ...several })}>
          <Tags aria-hidden className="size-4" />
          {t('tags')}
        </Button>
        <CompareChosen chosen={chosen} />
        <ExportButton target={exported} total={chosen} />
        <ShareButton target={exported} total={chosen} />
        <Button
          aria-haspopup="dialog"
          onClick={() => open({ kind: 'delete', ...several })}
          className="text-bad"
        >
          <Trash2 aria-hidden className="size-4" />
          {t('delete')}
        </Button>
      </div>
    </section>
  );
}

/** With a whole page selected, offers to select all matching companies. */
function ChooseAll({ total }: { total: number }) {
  const t = useTranslations('savedPage');
  const { params, choice, data, setChoice, focus } = useSavedState();
  const rows = data.answer?.data ?? [];
  if (choice.kind === 'all' || rows.length >= total) return null;
  if (!rows.every(({ id }) => choice.ids[id])) return null;
  return (
    <Button
      variant="ghost"
      onClick={() => {
        setChoice({ kind: 'all', scope: scopeOf(params), except: {} });
        // With everything selected, this button disappears.
        focus();
      }}
      className="text-accent-strong underline underline-offset-4"
    >
      {t('chooseAll', { count: formatNumber(total) })}
    </Button>
  );
}

/** Compares the selected companies, if there are at least two; says how many fit. */
function CompareChosen({ chosen }: Pick<Props, 'chosen'>) {
  const t = useTranslations('savedPage');
  const { choice, data } = useSavedState();
  if (chosen > MOST_COMPARED) {
    return (
      <Button disabled>
        <Scale aria-hidden className="size-4" />
        {t('compareMost', { most: MOST_COMPARED })}
      </Button>
    );
  }
  const onPage = (data.answer?.data ?? []).map(({ id }) => id);
  const ids = Object.keys(selectedKeys(choice, onPage));
  // With all selected but a few, those of other pages are not known.
  if (ids.length < 2 || ids.length < chosen) return null;
  return (
    <Link href={paths.compare({ saved: ids })} className={buttonClass()}>
      <Scale aria-hidden className="size-4" />
      {t('compare')}
    </Link>
  );
}
