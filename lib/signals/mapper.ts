import { isoDay } from '@/lib/format';
import type { SignalOnWire, SignalsAnswer } from './answers';
import type { Signal, Signals } from './types';

function toWire(signal: Signal): SignalOnWire {
  if (signal.kind === 'bankruptcies') {
    const { people, ...told } = signal;
    return {
      ...told,
      people: people.map(({ id, ...person }) => ({ participant_id: id, ...person })),
    };
  }
  if ('on' in signal) return { ...signal, on: isoDay(signal.on) };
  const { endDate, ...told } = signal;
  return { ...told, end_date: isoDay(endDate) };
}

/** The signals of a company with the names the API uses on the wire. */
export const toSignalData = (signals: Signals | null): SignalsAnswer => ({
  data: signals?.found.map(toWire) ?? null,
  has_accounts: signals?.hasAccounts ?? null,
});
