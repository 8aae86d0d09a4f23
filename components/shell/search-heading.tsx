import { useLocale } from 'next-intl';
import { countOf, readNumberList } from '@/lib/search/number-list';

type Props = {
  search: string;
  /** Without a search, before its words, and for a long list of numbers, by how many there are. */
  texts: { all: string; of: string; numbers: (count: number) => string };
};

/** The heading of a page that tells something of what a search finds. */
export function SearchHeading({ search, texts }: Props) {
  const language = useLocale();
  const list = readNumberList(search);
  if (search === '') return <h1 className="text-xl">{texts.all}</h1>;
  if (list) return <h1 className="text-xl">{texts.numbers(countOf(list))}</h1>;
  return (
    <h1 lang="da" className="min-w-0 text-xl">
      <span lang={language}>{texts.of}</span> <q className="break-words">{search}</q>
    </h1>
  );
}
