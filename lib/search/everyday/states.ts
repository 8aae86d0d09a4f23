import { ENDED_STATUSES, type EndedStatus } from '@/lib/companies/ending';
import type { CompanyStatus } from '@/lib/companies/types';
import { foldSearched } from '@/lib/words/fold';
import type { StatusChoice } from '../types';

/** A status as the register writes it, and further words for it. */
type State = { text: string; words: string };

const ENDED = 'ophørte, opløste, lukket, lukkede, ceased, closed, dissolved';
const BANKRUPT =
  'konkurser, konkursramt, konkursramte, konkursbo, konkursboer, bankrupt, bankruptcy, bankruptcies';
const COMPULSORY = 'tvangsopløsning, tvangsopløst, tvangsopløste';
const LIQUIDATION = 'likvidationer, likvideret, likviderede, liquidation, liquidated';

const STATES: Partial<Record<StatusChoice, State>> = {
  ACTIVE: { text: 'Aktiv', words: 'aktive' },
  IN_BANKRUPTCY: { text: 'Under konkurs', words: BANKRUPT },
  IN_COMPULSORY_DISSOLUTION: { text: 'Under tvangsopløsning', words: COMPULSORY },
  IN_LIQUIDATION: { text: 'Under likvidation', words: LIQUIDATION },
  IN_RECONSTRUCTION: {
    text: 'Under rekonstruktion',
    words: 'rekonstruktioner, rekonstruktionsbehandling, reconstruction',
  },
  CEASED: { text: 'Ophørt', words: ENDED },
  CEASED_BANKRUPTCY: { text: 'Opløst efter konkurs', words: `ophørt, ${ENDED}, ${BANKRUPT}` },
  CEASED_COMPULSORY_DISSOLUTION: {
    text: 'Tvangsopløst',
    words: `ophørt, opløst, ${ENDED}, ${COMPULSORY}`,
  },
  CEASED_LIQUIDATION: {
    text: 'Opløst efter likvidation',
    words: `ophørt, ${ENDED}, ${LIQUIDATION}`,
  },
  CEASED_DECLARATION: { text: 'Opløst efter erklæring', words: `ophørt, ${ENDED}` },
  CEASED_MERGER: {
    text: 'Opløst efter fusion',
    words: `ophørt, ${ENDED}, fusioner, fusioneret, fusionerede, merged`,
  },
  CEASED_DEMERGER: { text: 'Opløst efter spaltning', words: `ophørt, ${ENDED}, spaltet` },
  CEASED_OTHER: { text: 'Ophørt', words: `opløst, ${ENDED}` },
};

/** "Aktiv" alone is a common word of names. */
const NOT_SEARCHED = 'aktiv';
/** "New" alone is one too, and so a half of a compound here. */
const NEW =
  'nye, nystartet, nystartede, nystiftet, nystiftede, nyetableret, nyetablerede, nyoprettet, nyoprettede, nyåbnet, nyåbnede, newcompanies, newbusinesses, newfirms';

const foldedWords = (words: string) =>
  words
    .split(/[, ]+/)
    .map(foldSearched)
    .filter((word) => word !== NOT_SEARCHED);
const newWords = foldedWords(NEW);

const statusesByWord = new Map<string, StatusChoice[]>();
const wordsByStatus = new Map<string, string[]>();
for (const [status, { text, words }] of Object.entries(STATES)) {
  const all = [...new Set(foldedWords(`${text}, ${words}`))];
  wordsByStatus.set(status, all);
  for (const word of all) {
    statusesByWord.set(word, [...(statusesByWord.get(word) ?? []), status as StatusChoice]);
  }
}

/** The statuses that a folded word means: "konkurs" both those that are under way and ended ones. */
export const statusesCalled = (word: string): readonly StatusChoice[] =>
  statusesByWord.get(word) ?? [];

/** Whether a folded word asks for companies that were founded lately. */
export const meansNew = (word: string): boolean => newWords.includes(word);

/** Whether a folded word is one for the state of a company; these match as whole words only. */
export const isStateWord = (word: string): boolean => statusesByWord.has(word) || meansNew(word);

const SHORTEST_SPELLED = 6;
/** Words that other words resemble: "closer" and "oplyst". */
const ORDINARY = new Set([
  'aktive',
  'lukket',
  'lukkede',
  'oplost',
  'closed',
  'ceased',
  'merged',
  'spaltet',
]);

/** Words for states that may be misspelt: "konkus". */
export const SPELLED_STATES: readonly string[] = [...statusesByWord.keys(), ...newWords].filter(
  (word) => word.length >= SHORTEST_SPELLED && !ORDINARY.has(word),
);

/** The state of a company; `isNew`: it was founded lately. */
export type WithState = {
  status: CompanyStatus;
  ending: EndedStatus | null;
  foundedOn: Date | null;
  isNew?: boolean;
};

/** A state with its displayed text and its folded words. */
type StateField = { field: 'status' | 'founded'; text: string; words: readonly string[] };

export function stateFieldsOf({ status, ending, foundedOn, isNew }: WithState): StateField[] {
  const choice = ending ?? status;
  const text = STATES[choice]?.text;
  const words = wordsByStatus.get(choice) ?? [];
  return [
    ...(text ? [{ field: 'status', text, words } as const] : []),
    ...(isNew && foundedOn
      ? [{ field: 'founded', text: foundedOn.toISOString().slice(0, 10), words: newWords } as const]
      : []),
  ];
}

/** How a company with this status ended. */
export const endingOfChoice = (choice: StatusChoice): EndedStatus | null =>
  ENDED_STATUSES.find((ending) => ending === choice) ?? null;
