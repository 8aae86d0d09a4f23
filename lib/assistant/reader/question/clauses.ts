import { formalNamesIn } from './subject';

/** Words that begin a question of their own behind "and" or a comma. */
const ASKS =
  '(?:who|whom|whose|what|when|where|which|why|how|hvem|hvad|hvornår|hvor|hvilke[nt]?|hvordan|hvorfor)(?!\\p{L})';
/** "Bech, which …" goes on with the same question, "Bech, hvor mange …" does not. */
const ASKS_BEHIND_COMMA =
  '(?:who (?:is|are|owns|runs)|what (?:is|was|are|were)|when (?:was|is|did)|how (?:many|much|old)|hvem|hvad|hvornår|hvor (?:mange|meget|stor|gammel))(?!\\p{L})';
const VERB =
  '(?:is|are|was|were|does|do|did|has|have|had|can|er|var|har|havde|ejer|ejede|kan|tjener|skylder|ligger|betaler|vokser|går|gik|findes)';
const MAY = '(?:can|may|should|kan|må|bør|tør|skal) (?:i|we|you|one|jeg|vi|man)(?!\\p{L})';
/** "… and has the auditor changed?" */
const ROLE =
  '(?:(?:the|its|their|dens|dets|deres) )?(?:auditors?|ceo|managing director|directors?|board|chair(?:man|woman|person)?|owners?|management|shareholders?|revisor(?:en)?|direktør(?:en)?|direktionen|bestyrelsen?|formand(?:en)?|ejer(?:en|ne|e)?|ejerkredsen|ledelsen)(?!\\p{L})';
/** "Has it …", "har de …", but not "og har de fleste ansatte". */
const INVERTED = `(?:${MAY}|${VERB} (?:(?:it|they|he|she|there|any|anyone|anybody|the company|this company|den|det|de|der|han|hun|nogen|selskabet|virksomheden|firmaet|${ROLE})(?!\\p{L})(?! \\p{L}+ste(?!\\p{L}))|(?<again>\\p{Lu}[\\p{L}\\p{N}]+)))`;

const AND = '(?:and|og|samt|plus)(?: (?:also|også|så))?';
/** The place between two questions, and how the second one begins. */
const BETWEEN = new RegExp(
  [
    `(?<sentence>\\?+)\\s+(?:(?:[Aa]nd|[Oo]g|[Ss]amt|[Mm]en|[Bb]ut) )?(?=\\S)`,
    `[,;]?\\s+${AND} (?=${ASKS}|${INVERTED})`,
    `[,;]\\s+(?=${ASKS_BEHIND_COMMA})`,
  ].join('|'),
  'gu',
);

/** A sentence behind a question that is one itself. */
const IS_QUESTION = new RegExp(`\\?\\s*$|^(?:${ASKS}|${INVERTED})`, 'iu');

const isWithinQuotes = (before: string) => (before.match(/["“”„«»]/g) ?? []).length % 2 === 1;

/** Where a message goes on with another question, or null. */
function splitIn(message: string): [first: string, rest: string] | null {
  const names = formalNamesIn(message);
  for (const found of message.matchAll(BETWEEN)) {
    const { index, groups } = found;
    const first = message.slice(0, index).trim();
    const rest = message.slice(index + found[0].length).trim();
    const isInName = names.some((name) => {
      const at = message.indexOf(name);
      return at < index && index < at + name.length;
    });
    // "Who owns Bech and is Bech solvent?", but not "… and are Danish".
    const isAgain = groups?.again === undefined || first.includes(groups.again);
    // "Who owns Bech, and how much?" is one question.
    const isAsked =
      groups?.sentence === undefined ? /\S\s+\S+\s+\S/.test(rest) : IS_QUESTION.test(rest);
    if (first !== '' && isAgain && isAsked && !isInName && !isWithinQuotes(first)) {
      return [first, rest];
    }
  }
  return null;
}

/** The questions of a message, each as it is written: of most messages, one. */
export function questionsIn(message: string): string[] {
  const questions: string[] = [];
  let rest = message.trim();
  for (let next = splitIn(rest); next; next = splitIn(rest)) {
    questions.push(next[0]);
    rest = next[1];
  }
  return [...questions, rest];
}
