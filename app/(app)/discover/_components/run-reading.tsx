import { useTranslations } from 'next-intl';
import { BreakdownLink } from '@/components/filters/breakdown-link';
import type { AiRun } from '@/lib/ai-search/types';
import { languageOf } from '@/lib/assistant/reader/text/language';
import { ReadingChips } from './reading-chips';
import { LeftOver, Parts } from './reading-parts';

type Props = {
  run: AiRun;
  /** The equivalent query of /discover. */
  query: Record<string, string>;
  /** Whether it finds companies, by a query of its own. */
  isFound: boolean;
};

/** The sentence of a run, how and by what it was understood, and what was left over. */
export function RunReading({ run: { sentence, reading }, query, isFound }: Props) {
  const t = useTranslations('aiSearch');
  const { parts, by, modelFailed } = reading;
  const language = languageOf(sentence, 'da');
  return (
    <section aria-labelledby="run" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 id="run" className="text-xl">
          {t('heading')}{' '}
          <q lang={language} className="break-words">
            {sentence}
          </q>
        </h1>
        {isFound && <BreakdownLink query={query} />}
      </div>
      <ReadingChips query={query} place={parts.find(({ place }) => place)?.place} />
      <LeftOver reading={reading} language={language} />
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-muted text-sm">
        <p>
          {t(`by.${modelFailed ? 'modelFailed' : by}`)} {t('free')}
        </p>
        {parts.length > 0 && (
          <details>
            <summary className="link min-h-6 w-fit cursor-pointer touch:min-h-11">
              {t('how')}
            </summary>
            <Parts parts={parts} language={language} />
          </details>
        )}
      </div>
    </section>
  );
}
