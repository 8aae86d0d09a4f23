import { useTranslations } from 'next-intl';
import { byPlace } from '@/lib/by-place';
import { foldedPassage } from '@/lib/passages/folded';
import type { PassageKind } from '@/lib/passages/kinds';
import { languageOf } from '@/lib/passages/language';

type Props = { kind: PassageKind; text: string };

/** A passage under what it is about. All of a long one is in the page, and opens without scripts. */
export function Passage({ kind, text }: Props) {
  const t = useTranslations('passages');
  const { shown, rest } = foldedPassage(text);
  const lang = languageOf(text);
  const heading = t(`kinds.${kind}`);
  return (
    <div className="min-w-0 max-w-prose">
      {/* The id is the target of links to what the report says about this. */}
      <h3 id={`own-words-${kind}`} className="scroll-mt-18 font-medium text-ink text-sm">
        {heading}
      </h3>
      <Paragraphs lines={shown} lang={lang} />
      {rest.length > 0 && (
        // Opened, what is pressed to close it stands below the text, where browsers can.
        <details className="group open:flex open:flex-col-reverse">
          <summary className="link w-fit cursor-pointer py-1 text-sm touch:py-3 print:hidden">
            <span className="group-open:hidden">{t('readOn')}</span>
            <span className="hidden group-open:inline">{t('showLess')}</span>
            <span className="sr-only">: {heading}</span>
          </summary>
          <Paragraphs lines={rest} lang={lang} />
        </details>
      )}
    </div>
  );
}

/** An empty language is an unknown one: that of the page around it would be a wrong claim. */
function Paragraphs({ lines, lang }: { lines: readonly string[]; lang: string }) {
  return (
    <div lang={lang}>
      {byPlace(lines, (line) => (
        <p dir="auto" className="mt-1 text-pretty break-words">
          {line}
        </p>
      ))}
    </div>
  );
}
