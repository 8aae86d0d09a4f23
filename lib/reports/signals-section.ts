import { createTranslator } from 'use-intl/core';
import { formatDay, formatNumber } from '@/lib/format';
import { insolventText } from '@/lib/signals/named';
import { sentenceOf } from '@/lib/signals/sentence';
import type { InBankruptcies, Signal } from '@/lib/signals/types';
import { nameWithCvr } from './named-text';
import type { CompanyReport, PrintedSection } from './types';
import type { ReportWords } from './words';

const translator = ({ language, messages }: ReportWords) =>
  createTranslator({ locale: language, messages, namespace: 'signals' });

type Translate = ReturnType<typeof translator>;

const rest = (more: number, t: Translate) =>
  more > 0 ? ` ${t('more', { count: formatNumber(more) })}` : '';

function personLine({ name, companies, named }: InBankruptcies, t: Translate): string {
  const list = named.map((company) =>
    [nameWithCvr(company.name, company.key), company.on && formatDay(company.on)]
      .filter(Boolean)
      .join(', '),
  );
  return `${name} (${list.join('; ')}${rest(companies - named.length, t)})`;
}

function lineOf(signal: Signal, t: Translate, { messages }: ReportWords): string {
  switch (signal.kind) {
    case 'bankruptcies': {
      const { people, total } = signal;
      const named = people.map((person) => personLine(person, t));
      return `${t('bankruptcies', { count: total })} ${named.join(', ')}${rest(total - people.length, t)}`;
    }
    case 'insolventOwners':
    case 'insolventPartners': {
      const { kind, companies, total } = signal;
      const statusWord = (name: keyof typeof messages.company.status) =>
        messages.company.status[name];
      const named = companies.map(
        (company) =>
          `${nameWithCvr(company.name, company.key)} (${insolventText(company, statusWord)})`,
      );
      return `${t(kind, { count: total })} ${named.join(', ')}${rest(total - companies.length, t)}`;
    }
    default: {
      const { text, values } = sentenceOf(signal);
      return t(text, values);
    }
  }
}

/** Credit signals; none for a company that has ended. */
export function signalsSection({ signals }: CompanyReport, words: ReportWords): PrintedSection[] {
  if (signals === null) return [];
  const t = translator(words);
  const lines = signals.found.map((signal) => lineOf(signal, t, words));
  return [
    {
      heading: t('heading').toLocaleUpperCase('da'),
      text: lines.length > 0 ? lines.join('\n') : t('none'),
      note: t(signals.hasAccounts ? 'looked' : 'lookedWithoutAccounts'),
    },
  ];
}
