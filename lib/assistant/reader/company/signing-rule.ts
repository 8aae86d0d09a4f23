import { foldText } from '@/lib/words/fold';

/**
 * A signing rule in English, and whether a director may sign alone; null: the rule does not say.
 */
type SigningRule = { english: string; directorAlone: boolean | null };

const DIRECTORS: Record<string, string> = {
  direktoeren: 'the director',
  'en direktoer': 'a director',
  'en adm direktoer': 'a managing director',
  'den administrerende direktoer': 'the managing director',
  'hver direktoer': 'each director',
};
const OTHERS: Record<string, string> = {
  'bestyrelsens formand': 'the chair of the board',
  bestyrelsesformanden: 'the chair of the board',
  formanden: 'the chair',
  'et bestyrelsesmedlem': 'a member of the board',
  'et medlem af bestyrelsen': 'a member of the board',
  'to bestyrelsesmedlemmer': 'two members of the board',
  'to medlemmer af bestyrelsen': 'two members of the board',
  'den samlede bestyrelse': 'the whole board',
  'to direktoerer': 'two directors',
  'den samlede direktion': 'the whole management',
  direktionen: 'the management',
};
/** These may be one person, or need two: the rule does not say. */
const UNTOLD = new Set(['direktionen', 'den samlede direktion']);

type Side = { english: string; directorAlone: boolean | null };

function readSide(text: string): Side | null {
  const [first = '', second, third] = text.split(' i forening med ');
  const isAlone = / (?:alene|for sig)$/.test(first);
  const isJoint = / i forening$/.test(first);
  const noun = first.replace(/ (?:alene|for sig|i forening)$/, '');
  const name = DIRECTORS[noun] ?? OTHERS[noun];
  const other = second === undefined ? null : (DIRECTORS[second] ?? OTHERS[second]);
  if (!name || other === undefined || third !== undefined) return null;
  // The rule does not say with whom jointly.
  if (isJoint && noun in DIRECTORS) return null;
  if (other !== null) {
    return { english: `${name} jointly with ${other}`, directorAlone: false };
  }
  const how = isAlone ? ' alone' : isJoint ? ' jointly' : '';
  const directorAlone = noun in DIRECTORS ? true : UNTOLD.has(noun) ? null : false;
  return { english: `${name}${how}`, directorAlone };
}

/** Parses a signing rule in the wording that most companies use; null for other wordings. */
export function readSigningRule(rule: string): SigningRule | null {
  const text = /^(?:selskabet|virksomheden|foreningen|fonden|andelsselskabet) tegnes af (.+)$/.exec(
    foldText(rule),
  );
  if (!text) return null;
  const sides = (text[1] ?? '')
    .split(/ eller (?:af )?| af (?=(?:en|et|to|den|direkt))/)
    .map(readSide);
  const known = sides.flatMap((side) => side ?? []);
  if (known.length === 0 || known.length < sides.length) return null;
  const all = known.map(({ directorAlone }) => directorAlone);
  return {
    english: known.map(({ english }) => english).join(', or '),
    directorAlone: all.includes(true) ? true : all.includes(null) ? null : false,
  };
}
