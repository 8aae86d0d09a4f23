import { isoDay } from '@/lib/format';
import type { SignalOnWire, SignalsAnswer } from './answers';
import type { Signal, Signals } from './types';

function toWire(signal: Signal): SignalOnWire {
  if (signal.kind === 'bankruptcies') {
    const people = signal.people.map(({ id, named, ...person }) => ({
      participant_id: id,
      ...person,
      bankrupt_companies: named.map(({ key, name, on }) => ({
        the_key: key,
        Firmnavn: name,
        on: isoDay(on),
      })),
    }));
    return { ...signal, people };
  }
  if (signal.kind === 'insolventOwners' || signal.kind === 'insolventPartners') {
    const { kind, total } = signal;
    const companies = signal.companies.map(({ key, name, statusSince, ...company }) => ({
      the_key: key,
      Firmnavn: name,
      ...company,
      status_since: isoDay(statusSince),
    }));
    return kind === 'insolventOwners'
      ? { kind, owners: companies, total }
      : { kind, partners: companies, total };
  }
  if (signal.kind === 'noAccounts') {
    return { kind: signal.kind, founded_on: isoDay(signal.foundedOn) };
  }
  if (signal.kind === 'status') {
    const { since, ...status } = signal;
    return { ...status, status_since: isoDay(since) };
  }
  if ('on' in signal) return { kind: signal.kind, on: isoDay(signal.on) };
  if (signal.kind === 'modifiedOpinion' || signal.kind === 'goingConcern') {
    const { endDate, unreadEnd, ...fact } = signal;
    return { ...fact, end_date: isoDay(endDate), unread_end_date: isoDay(unreadEnd) };
  }
  const { endDate, ...fact } = signal;
  return { ...fact, end_date: isoDay(endDate) };
}

/** Maps signals to the API's wire format. */
export const toSignalsData = (signals: Signals | null): SignalsAnswer => ({
  data: signals?.found.map(toWire) ?? null,
  has_accounts: signals?.hasAccounts ?? null,
});
