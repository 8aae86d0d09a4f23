import { useTranslations } from 'next-intl';
import { DialogButton } from '@/components/dialogs/dialog-button';
import { buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Tally } from './decisions';

export const SAVE_BUTTON = 'import-save';

/** Which companies were saved, and into which list; null for none. */
export type SavedImport = { cvrs: readonly string[]; list: string | null };

type Props = {
  /** The companies to save. */
  cvrs: readonly string[];
  tally: Tally;
  saved: SavedImport | undefined;
  onSaved: (saved: SavedImport | undefined) => void;
};

const loadDialog = () => import('./save-dialog').then(({ SaveDialog }) => SaveDialog);

/** Stays in view: what is left to do, and the button that saves. */
export function SaveBar({ cvrs, tally: { undecided, leftOut }, saved, onSaved }: Props) {
  const t = useTranslations('importPage');
  const plural = cvrs.length;
  const isSaved = saved?.cvrs === cvrs;
  const said = { plural, count: formatNumber(plural) };
  return (
    <section
      aria-label={t('saving')}
      className="sticky-bar sticky top-16 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-surface px-3 py-2"
    >
      <p aria-live="polite" className="min-w-0 flex-1 basis-40">
        {undecided > 0
          ? t('undecidedLeft', { plural: undecided, count: formatNumber(undecided) })
          : plural === 0 && leftOut === 0
            ? t('nothing')
            : isSaved
              ? t('allSaved', said)
              : t('allDecided')}
      </p>
      {saved && (
        <Link
          href={paths.saved(saved.list === null ? {} : { list: saved.list })}
          className={buttonClass({ variant: isSaved ? 'primary' : 'secondary' })}
        >
          {t(saved.list === null ? 'showSaved' : 'showList')}
        </Link>
      )}
      <DialogButton
        id={SAVE_BUTTON}
        load={loadDialog}
        given={{
          cvrs,
          onSaved: (list: string | undefined) => onSaved({ cvrs, list: list ?? null }),
          onUndone: () => onSaved(undefined),
        }}
        variant={isSaved ? 'secondary' : 'primary'}
        idle={plural === 0}
      >
        <Glyph shape="bookmark" className="size-4" />
        {t('save', said)}
      </DialogButton>
    </section>
  );
}
