import { formatCapital } from '@/lib/companies/format';
import { formatDay, formatPercent } from '@/lib/format';
import type { Signal } from './types';

/** A signal that fits in one sentence; the others also list people or companies. */
export type Fact = Exclude<Signal, { total: number }>;

type Sentence = {
  /** Key of a text in the `signals` messages. */
  text:
    | Fact['kind']
    | 'grossLoss'
    | 'statusUndated'
    | 'modifiedOpinionBefore'
    | 'goingConcernBefore';
  values: Record<string, string | number>;
};

/** The message and its values for a fact, independent of the language. */
export function sentenceOf(signal: Fact): Sentence {
  if (signal.kind === 'status') {
    const { status, since } = signal;
    return since === null
      ? { text: 'statusUndated', values: { status } }
      : { text: signal.kind, values: { status, day: formatDay(since) } };
  }
  if ('on' in signal) return { text: signal.kind, values: { day: formatDay(signal.on) } };
  if (signal.kind === 'noAccounts') {
    return { text: signal.kind, values: { day: formatDay(signal.foundedOn) } };
  }
  const day = formatDay(signal.endDate);
  switch (signal.kind) {
    case 'modifiedOpinion': {
      const { opinion, unreadEnd } = signal;
      return unreadEnd === null
        ? { text: signal.kind, values: { day, opinion } }
        : { text: 'modifiedOpinionBefore', values: { day, opinion, unread: formatDay(unreadEnd) } };
    }
    case 'goingConcern': {
      const { note, unreadEnd } = signal;
      return unreadEnd === null
        ? { text: signal.kind, values: { day, note } }
        : { text: 'goingConcernBefore', values: { day, note, unread: formatDay(unreadEnd) } };
    }
    case 'noNewAccounts':
      return { text: signal.kind, values: { day } };
    case 'grossFall':
      return signal.percent === null
        ? { text: 'grossLoss', values: { day, scope: signal.scope } }
        : {
            text: signal.kind,
            values: { day, scope: signal.scope, percent: formatPercent(-signal.percent) },
          };
    case 'losses': {
      const loss = formatCapital(signal.loss, signal.currency);
      return { text: signal.kind, values: { day, scope: signal.scope, years: signal.years, loss } };
    }
    case 'negativeEquity':
      return {
        text: signal.kind,
        values: {
          day,
          scope: signal.scope,
          equity: formatCapital(signal.equity, signal.currency),
        },
      };
    case 'capitalLost': {
      const { currency } = signal;
      const equity = formatCapital(signal.equity, currency);
      return {
        text: signal.kind,
        values: { day, equity, capital: formatCapital(signal.capital, currency) },
      };
    }
  }
}

type Short = {
  /** Key of a text in `signals.short`. */
  text: Exclude<Sentence['text'] | Signal['kind'], 'statusUndated'>;
  values: Record<string, string | number>;
};

/** Any signal in a few words, without its day and amounts. */
export function shortOf(signal: Signal): Short {
  if ('total' in signal) return { text: signal.kind, values: { count: signal.total } };
  const { text, values } = sentenceOf(signal);
  return { text: text === 'statusUndated' ? 'status' : text, values };
}
