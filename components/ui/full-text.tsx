type Props = { short: string; full: string; lang?: string };

/**
 * A text that is cut; the whole of it is shown to the pointer as a title, and over its
 * place while something in the nearest `group relative` has the keyboard's focus.
 */
export function FullText({ short, full, lang }: Props) {
  if (short === full) return <span lang={lang}>{full}</span>;
  return (
    <>
      <span aria-hidden lang={lang} title={full}>
        {short}
      </span>
      <span className="sr-only" lang={lang}>
        {full}
      </span>
      <span
        aria-hidden
        lang={lang}
        className="pointer-events-none absolute inset-x-0 top-full z-20 hidden w-fit max-w-full break-words rounded-md border border-line bg-surface px-2 py-1 font-normal text-ink text-sm shadow-md group-has-focus-visible:block"
      >
        {full}
      </span>
    </>
  );
}
