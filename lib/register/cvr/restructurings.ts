import 'server-only';
import type { Day, RestructuringRecord } from '../record';
import { addDays, periodOf } from './periods';
import { integerAt, type Json, listAt } from './values';

/** No company has taken part in half as many. */
const mostKept = 200;

/** In days: who ceases so soon after a merger ceased by it. */
const soon = 31;

type Kind = RestructuringRecord['kind'];
type Part = { isIn: boolean; days: Day[] };

/** The days on which a company went in (`indgaaende`) or came out (`udgaaende`). */
function partOf(entry: Json, side: 'indgaaende' | 'udgaaende'): Part {
  const attributes = listAt(entry, side);
  const values = attributes.flatMap((attribute) => listAt(attribute, 'vaerdier'));
  const days = values.flatMap((value) => periodOf(value).validFrom ?? []);
  return { isIn: attributes.length > 0, days };
}

/**
 * Who is dissolved only goes in, who is created only comes out, and who goes on does both: of a
 * merger that is the company that receives the others, of a demerger the one that gives a part away.
 * Some entries of a company that received others lack that it came out; as a merger dissolves all
 * others, a company that went on is taken for it.
 */
function sideOf(kind: Kind, goesIn: boolean, comesOut: boolean, wentOn: boolean) {
  if (kind === 'DEMERGER') return goesIn ? 'FROM' : 'INTO';
  return comesOut || wentOn ? 'INTO' : 'FROM';
}

/**
 * The mergers and demergers that a company has taken part in up to a day, oldest first; null if none.
 * Its document names none of the others: theirs have the same organisation.
 */
export function restructuringsOf(
  document: Json,
  { ceasedOn, now }: { ceasedOn: Day | null; now: Day },
): RestructuringRecord[] | null {
  const read = (kind: Kind, entry: Json): RestructuringRecord[] => {
    const event = integerAt(entry, 'enhedsNummerOrganisation');
    const [goesIn, comesOut] = [partOf(entry, 'indgaaende'), partOf(entry, 'udgaaende')];
    if (event === null || event <= 0 || (!goesIn.isIn && !comesOut.isIn)) return [];
    const named = listAt(entry, 'organisationsNavn').flatMap(
      (item) => periodOf(item).validFrom ?? [],
    );
    const own = [...goesIn.days, ...comesOut.days];
    const on = (own.length > 0 ? own : named).sort()[0];
    if (on === undefined || on > now) return [];
    const wentOn = ceasedOn === null || ceasedOn > addDays(on, soon);
    return [{ event, kind, side: sideOf(kind, goesIn.isIn, comesOut.isIn, wentOn), on }];
  };
  const found = [
    ...listAt(document, 'fusioner').flatMap((entry) => read('MERGER', entry)),
    ...listAt(document, 'spaltninger').flatMap((entry) => read('DEMERGER', entry)),
  ].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.event - b.event));
  return found.length > 0 ? found.slice(-mostKept) : null;
}
