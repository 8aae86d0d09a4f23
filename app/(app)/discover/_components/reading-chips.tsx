import { useTranslations } from 'next-intl';
import { useChipText } from '@/components/filters/chip-text';
import { chipsOf } from '@/components/filters/chips';
import { RemovingChip } from '@/components/filters/removing-chip';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { SEARCH_SORTS } from '@/lib/search/sorts';
import { chipGroups } from './chip-groups';

type Query = Record<string, string>;
/** `of`: the individual chips, when one chip groups several. */
type Shown = { key: string; text: string; without: Query; of?: Shown[] };

type Props = { query: Query; place: string | undefined };

/**
 * How a sentence was understood; each chip links to the same search without it.
 * @param place what its circle is around
 */
export function ReadingChips({ query, place }: Props) {
  const t = useTranslations('aiSearch');
  const chips = useReadingChips({ query, place });
  if (chips.length === 0) return <p className="text-body">{t('nothingUnderstood')}</p>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="understood" className="font-normal text-body text-sm">
          {t('understood')}
        </h2>
        <ul aria-labelledby="understood" className="contents">
          {chips.map((chip) => (
            <ReadingChip {...chip} key={chip.key} />
          ))}
        </ul>
      </div>
      {chips.map(
        ({ key, text, of }) =>
          of && (
            <details key={key} className="text-sm">
              <summary className="link min-h-6 w-fit cursor-pointer touch:min-h-11">{text}</summary>
              <ul aria-label={text} className="mt-2 flex flex-wrap gap-2">
                {of.map((chip) => (
                  <ReadingChip {...chip} key={chip.key} />
                ))}
              </ul>
            </details>
          ),
      )}
    </>
  );
}

function ReadingChip({ text, without }: Shown) {
  const t = useTranslations('aiSearch');
  return <RemovingChip href={hrefOf(without)} text={text} label={t('remove', { text })} />;
}

/** A sort order alone is not a search. */
const hrefOf = (query: Query) =>
  Object.keys(query).some((name) => name !== 'sort') ? paths.discover(query) : paths.search();

function useReadingChips({ query, place }: Props): Shown[] {
  const t = useTranslations('aiSearch');
  const filters = useTranslations('filters');
  const discover = useTranslations('discover');
  const textOf = useChipText(place);
  const { search, ...withoutSearch } = query;
  const { sort, ...withoutSort } = query;
  const order = SEARCH_SORTS.find((one) => one === sort);
  const groups = chipGroups(chipsOf(query), query).map((group): Shown => {
    if (group.kind === 'one') {
      const { chip } = group;
      return { key: chip.key, text: textOf(chip), without: chip.without };
    }
    const { param, chips, without } = group;
    const field = filters(`ignoredParam.${param}`);
    const of = chips.map((chip) => ({ key: chip.key, text: textOf(chip), without: chip.without }));
    return {
      key: param,
      without,
      of,
      text: t('many', { field, count: formatNumber(chips.length) }),
    };
  });
  return [
    ...(search
      ? [{ key: 'search', text: t('words', { words: search }), without: withoutSearch }]
      : []),
    ...groups,
    ...(order ? [{ key: 'sort', text: discover(`order.${order}`), without: withoutSort }] : []),
  ];
}
