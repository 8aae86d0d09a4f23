type Props = { short: string; full: string; lang?: string };

/**
 * A truncated text. The full text is a title for the pointer, and a popover while something in the
 * nearest `group relative` has keyboard focus.
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
