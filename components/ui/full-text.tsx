type Props = { short: string; full: string; lang?: string };

/**
 * A text that is cut; the whole of it is shown to the pointer as a title, and over its
 * place while something in the nearest `group relative` has the keyboard's focus.
 */
export function FullText({ short, full, lang }: Props) {
  if (short === full) return <span lang={lang}>{full}</span>;
  return (
    <>
      <span aria-hidden lang={lang} title={full} data-full={full} className="cut">
        {short}
      </span>
      <span className="sr-only" lang={lang}>
        {full}
      </span>
    </>
  );
}
