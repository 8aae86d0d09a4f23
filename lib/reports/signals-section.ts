import { createTranslator } from 'next-intl';
import { formatNumber } from '@/lib/format';
import { sentenceOf } from '@/lib/signals/sentence';
import type { Signal } from '@/lib/signals/types';
import type { CompanyReport, PrintedSection } from './types';
import type { ReportWords } from './words';

const translator = ({ language, messages }: ReportWords) =>
  createTranslator({ locale: language, messages, namespace: 'signals' });

function lineOf(signal: Signal, t: ReturnType<typeof translator>): string {
  if (signal.kind !== 'bankruptcies') {
    const { text, values } = sentenceOf(signal);
    return t(text, values);
  }
  const { people, total } = signal;
  const named = people.map(({ name, companies }) => `${name} (${formatNumber(companies)})`);
  const more = total - people.length;
  const rest = more > 0 ? ` ${t('more', { count: formatNumber(more) })}` : '';
  return `${t('bankruptcies', { count: total })} ${named.join(', ')}${rest}`;
}

/** What creditors look at first; a company that ended has none. */
export function signalsSection({ signals }: CompanyReport, words: ReportWords): PrintedSection[] {
  if (signals === null) return [];
  const t = translator(words);
  const lines = signals.found.map((signal) => lineOf(signal, t));
  return [
    {
      heading: t('heading').toLocaleUpperCase('da'),
      text: lines.length > 0 ? lines.join('\n') : t('none'),
      note: t(signals.hasAccounts ? 'looked' : 'lookedWithoutAccounts'),
    },
  ];
}
