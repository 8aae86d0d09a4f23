import { foldText } from '@/lib/words/fold';
import { type Match, masked } from '../words/match';
import { asksOfOne, GREETING } from '../words/vocabulary';

/** Words around a name that are not part of it. */
const AROUND = new Set(
  `who what when where which why how many much is are was were be been the a an of for in at by from to
  on as does do did has have had get got there with about and or please can could you tell me give show
  find know i want would like company firm business called named its it this that these they their
  latest last newest recent current currently today now year years annual total s no number date
  hvem hvad hvornaar hvor hvilke hvilken hvilket hvordan mange meget er var bliver blev den det de
  en et af for i paa hos ved fra til om med og eller har havde han hun du mig kan kunne gerne vil
  write make skriv lav venligst fortael vis giv find oplys firmaet virksomheden selskabet selskab virksomhed firma
  hedder kaldet dens dets deres dette denne seneste sidste nyeste aktuelle lige nu i dag aar aarets
  store stort stor dato nummer der som ud far faar faaet vaeret been samlede koert mon egentlig ca cirka so saa
  mr hr changed changes end ends begin begins pay pays paid one udloeber slutter begynder betale betaler
  betalte should shall skal skulle boer gone gaaet gik become blevet look looks filed published
  submitted indsendt indberettet offentliggjort ever nogensinde good bad high low normal typical
  average god godt daarlig hoej lav gennemsnitlig same samme did nogen mean means betyder noget
  any some whole work works working sit sin sine jeg vide hoere d see hear whether use uses bruger
  your yours jeres din dit dine benytter kr kroner dkk at gaa gaar going file publish sendt send sende
  recently lately nylig nyligt today he she him his hers hendes hende ham else ellers really actually just ever yet already here her siddet sidder stadig still rest resten sidst senest nok enough tilstraekkelig tilstraekkeligt being large big small sufficient adequate acceptabel acceptabelt acceptable rimelig rimeligt fin fint tilsammen sammenlagt together altogether respectively henholdsvis faktisk egentligt allerede lige fjor bare both baade begge kom kommet deler then dengang tiltraadte tiltraadt udnaevnt valgt appointed elected mener think tror synes vaek haft naar
  bruge reklame reklamer behoever need will only ones kun alt tilbage left ok okay ser siger tallene aflaegger aflagde rapporterer foelger also ogsaa`.split(
    /\s+/,
  ),
);

/** Whether a folded word may stand around a name. */
export const isAround = (word: string) => AROUND.has(word);

const GREETED = new RegExp(`^\\s*(?:${GREETING})(?:\\s*[,.!:;]+\\s*|\\s+(?:[–-]\\s+)?)`, 'i');

const A_LIST =
  /^\s*(?:(?:please|can you|could you|kan du|kan i|kan jeg|vil du|vil i) )*(?:lave?|faa|få|make|give me|giv mig|sende?|e-?mail|skaf(?:fe)?|compile|i need|jeg skal bruge)(?: me| mig)? (?:an?|en|the) (?:\p{L}+ )?list(?:e)? (?:over|of|with|med) (?:all (?:the )?|alle )?/iu;

const A_PERSON =
  /^\s*(?:[Ff]ind|[Ss]øg(?: efter)?|[Ll]ook up|[Ss]earch for|[Ss]how me|[Vv]is(?: mig)?) (?:the )?person(?:en)? (?=\p{Lu}\p{L}* \p{Lu})/u;

/** "What does equity mean in accounting?" names no company. */
const IN_ACCOUNTS =
  /(?<=^\s*(?:what does .+ mean|what is .+|hvad betyder .+|hvad er .+)) (?:in|i) (?:(?:danish|danske?|an?|et|the|annual) )*(?:accounts|accounting|(?:års)?regnskab(?:er|et)?)(?=[?!.\s]*$)/iu;

const EXIST = /^\s*findes der (?:nogen |nogle )?(?=(?:virksomheder|firmaer|selskaber)(?!\p{L}))/iu;

/** In "hvilke drejer det sig om?" nobody turns metal. */
const CONCERNS = /(?<!\p{L})drejer det sig om(?!\p{L})/iu;

/** "Personen Mia Lund": what follows is the name. */
const THE_PERSON = /(?<!\p{L})(?:the person|personen)\s+(?=\p{Lu}\S*\s+\p{Lu})/giu;

/** "When was Bech founded, and by whom?" */
const BY_WHOM =
  /(?<=(?:founded|established|incorporated|formed|stiftet|grundlagt|oprettet|etableret)),? (?:and by whom|and who (?:founded|established) it|og af hvem|og hvem stiftede (?:det|den))(?=[?!.\s]*$)/iu;

/** "Make a list of bakers" asks to find them, "find person Mia Lund" to find Mia Lund. */
export const withoutList = (question: string) =>
  [A_LIST, A_PERSON, EXIST]
    .reduce((left, asks) => left.replace(asks, 'find '), question)
    .replace(CONCERNS, 'er det')
    .replace(THE_PERSON, '')
    .replace(BY_WHOM, (by) =>
      /hvem/iu.test(by) ? ' og hvem er stifterne' : ' and who are its founders',
    )
    .replace(IN_ACCOUNTS, '');

/** Removes the greeting from "Hi, who owns …?"; "Hello Retail" is a name. */
export function withoutGreeting(question: string): string {
  const [greeting] = GREETED.exec(question) ?? [];
  if (greeting === undefined) return question;
  const rest = question.slice(greeting.length);
  const [next = ''] = rest.split(/\s/);
  const isName = !/[,.!:;–-]/.test(greeting) && /^\p{Lu}/u.test(next);
  return rest === '' || (isName && !AROUND.has(foldText(next))) ? question : rest;
}

const PRONOUN =
  /(?<![a-z0-9])(?:this|that|the) (?:company|firm|business|one)(?![a-z0-9])|(?<![a-z0-9])(?:it|its|they|their|them|den|det|dens|dets|de|deres|dem|dette (?:selskab|firma)|denne virksomhed|selskabet|selskabets|virksomheden|virksomhedens|firmaet|firmaets)(?![a-z0-9])/;

/** Whether a question refers to the company under discussion or on the screen. */
export const hasPronoun = (folded: string) => PRONOUN.test(folded);

/** Whether a text is nothing but such a reference. */
export const isPronoun = (text: string) => PRONOUN.exec(text)?.[0] === text;

/** Not the number in "more than 2000 employees". */
const YEAR =
  /(?<![a-z0-9])(?:(?:in|for|of|from|during|year|fiscal|financial|i|aaret|aar|fra|regnskabsaaret|regnskabsaar|the)(?: the)? ){0,3}(?!(?<=(?:than|end|over|under|above|below|mindst|hoejst|least|most) )\d{4} (?:ansatte|medarbejdere|employees|people|staff|workers)(?![a-z]))((?:19|20)\d\d)(?![a-z0-9])/g;

/** The years in a question, with the words that introduce them. */
export const yearsIn = (folded: string): Match<number>[] =>
  [...folded.matchAll(YEAR)].map(({ index: at, 0: text, 1: year }) => ({
    means: Number(year),
    at,
    length: text.length,
  }));

const EIGHT_DIGITS = /(?<![\d.,])(?:\d[ .]?){7}\d(?![\d.,]?\d)/g;
/** Digits that are not a CVR number: "10.000.000", and the two years of "2019 2020". */
const OTHER_DIGITS = /^\d{1,3}(?:[ .]\d{3})+$|^(?:19|20)\d\d[ .](?:19|20)\d\d$/;
const MONEY = /^ ?(?:kr|kroner|dkk|mio|mia|million)(?![a-z])/i;
const LABEL = /(?:cvr|vat)[^\d]{0,10}$/i;

/** CVR numbers in any grouping; eight digits of an amount are not one. */
export const keysIn = (question: string): string[] =>
  [...question.matchAll(EIGHT_DIGITS)].flatMap(({ index, 0: digits }) => {
    const behind = question.slice(index + digits.length);
    const isOther = OTHER_DIGITS.test(digits) || MONEY.test(behind);
    return isOther && !LABEL.test(question.slice(0, index)) ? [] : [digits.replace(/\D/g, '')];
  });

export const keyIn = (question: string): string | null => keysIn(question)[0] ?? null;

const QUOTED = /["“”„«»]([^"“”„«»]{1,150})["“”„«»]/g;

/** A question without its quoted texts. */
export const aroundQuotes = (question: string) => question.replace(QUOTED, ' ');

/** The quoted texts of a question. */
export function quotedIn(question: string): string[] {
  const found = question.matchAll(QUOTED);
  return [...found].flatMap(([, text = '']) => (foldText(text) ? [text.trim()] : []));
}

/** A word that begins with a capital or a digit. */
export const CAPITAL = "[\\p{Lu}\\p{N}][\\p{L}\\p{N}.'’&/-]*";
/** The legal forms that names mostly end with. */
export const COMMON_FORMS = 'A/S|ApS|APS|I/S|K/S|P/S|IVS';
const FORM = `${COMMON_FORMS}|A\\.m\\.b\\.a\\.?|F\\.m\\.b\\.a\\.?`;
const FORMAL = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:${CAPITAL} (?:(?:og|and|&|af|for|i|-) )?){1,8})(?:${FORM})(?![\\p{L}\\p{N}]| \\p{Lu})`,
  'gu',
);

const OF = new Set(['af', 'for', 'i']);
/** Verbs with a capital only because they begin the question: "Ejer Bech ApS andre selskaber?" */
const VERB =
  /^(?:ejer|ejede|ejes|tjener|tjente|skylder|omsætter|omsatte|reviderer|betaler|taber|tabte|beskæftiger|vokser|voksede|skrumper|skrumpede|klarer|klarede)$/i;

/** "Revisor for Bech A/S", "Regnskabsåret 2020 for Bech A/S": how many first words are no name. */
function beforeName(words: readonly string[]): number {
  const of = words.findIndex((word) => OF.has(word));
  const before = words.slice(0, Math.max(of, 0));
  const isAsked = (word: string) =>
    /^(?:(?:19|20)\d\d|EBITD?A|ROE|ROI|EBIT)$/.test(word) ||
    AROUND.has(foldText(word)) ||
    asksOfOne(foldText(word));
  return before.length > 0 && before.every(isAsked) ? before.length + 1 : 0;
}

/** "ApS and A/S" are legal forms, and no name. */
const NO_NAME = new RegExp(`^(?:${FORM}|og|and|or|eller|&|af|for|i|-)$`, 'i');

/** Names written with a legal form: "Kjær Management Consulting ApS". */
export function formalNamesIn(question: string): string[] {
  return [...question.matchAll(FORMAL)].flatMap(({ 0: whole, index }) => {
    const words = whole.split(' ');
    words.splice(0, beforeName(words));
    const isVerb = VERB.test(words[0] ?? '') && question.slice(0, index).trim() === '';
    if (isVerb && words.length > 2) words.shift();
    while (words.length > 1 && AROUND.has(foldText(words[0] ?? ''))) words.shift();
    const isName = words.some((word) => word !== '' && !NO_NAME.test(word));
    return words.length > 1 && isName ? [words.join(' ')] : [];
  });
}

/** The only name that is written with its legal form, or null. */
export function formalName(question: string): string | null {
  const names = formalNamesIn(question);
  return names.length === 1 ? (names[0] ?? null) : null;
}

/** "Bech A/S og Kjær ApS" are two names. */
const BETWEEN_FORMS = new RegExp(`(?<= (?:${FORM})),? (?:and|og|or|eller|&) `);

const A_NAME = `${CAPITAL}(?: (?:(?:af|of|for|i) )?${CAPITAL})*`;
const BESIDE = '(?:,|,? (?:and|og|or|eller|samt|plus))';
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])((?:${A_NAME}${BESIDE} )+)["“”„«»]?$`, 'u');
const BEHIND = new RegExp(`^["“”„«»]?((?:${BESIDE} ${A_NAME})+)`, 'u');

/** The words of a possible name without those of the question: "Har Bech". */
function withoutQuestion(name: string): string {
  const words = name.split(' ');
  while (words.length > 0 && AROUND.has(foldText(words[0] ?? ''))) words.shift();
  return words.join(' ');
}

/** Capitalised words that a question lists beside a name: "Bech" in "Bech og Kjær Revision". */
export function listedBeside(question: string, name: string): string[] {
  const at = question.indexOf(name);
  if (at < 0) return [];
  const [, before = ''] = BEFORE.exec(question.slice(0, at)) ?? [];
  const [, behind = ''] = BEHIND.exec(question.slice(at + name.length)) ?? [];
  return [before, behind]
    .flatMap((list) => list.split(new RegExp(`${BESIDE} `, 'u')))
    .map((one) => withoutQuestion(one.trim()))
    .filter((one) => one !== '' && !asksOfOne(foldText(one)));
}

/** The names that quotes or legal forms set apart, in the order of the question. */
export function markedNames(question: string): string[] {
  const quoted = quotedIn(question);
  if (quoted.length > 0) return quoted;
  const formal = formalNamesIn(question).flatMap((name) => name.split(BETWEEN_FORMS));
  const beside = formal.flatMap((name) => listedBeside(question, name));
  const isNew = (name: string) => !formal.some((one) => one.includes(name) || name.includes(one));
  const all = [...new Set([...formal, ...beside.filter(isNew)])];
  return all.toSorted((a, b) => question.indexOf(a) - question.indexOf(b));
}

/**
 * The one name that quotes or a legal form set apart from the words around it; its own words are
 * not words of the question. Null when there is none, or more than one.
 */
export function markedName(question: string): string | null {
  const names = markedNames(question);
  return names.length === 1 ? (names[0] ?? null) : null;
}

/** Strips words that are not part of a name from both ends of a text. */
export function trimmed(piece: string): string {
  const words = piece.split(' ').filter(Boolean);
  while (words.length > 0 && AROUND.has(words[0] ?? '')) words.shift();
  // "A/S" folds to "as", which may end a name.
  while (words.length > 0 && words.at(-1) !== 'as' && AROUND.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

const HOW_LONG =
  /(?<![a-z0-9])(?:(?:for )?how long|since when|hvor laenge|hvor lang tid|siden hvornaar)(?: (?:has|have|had|is|was|har|havde|er))?(?![a-z0-9])|(?<= )been(?: an?| the)? /g;

/** "Does … have more than 50 employees?", "has … larger revenue than 200 million?" */
const AN_AMOUNT =
  /(?<![a-z0-9])(?:(?:have|has|got|earn|make|tjener) )?(?:(?:a|an|en|et) )?(?:more|less|fewer|higher|lower|larger|bigger|smaller|greater|flere|faerre|mere|mindre|hoejere|lavere|stoerre)(?= (?:[a-z#]+ ){1,2}(?:than|end) \d)|(?<![a-z0-9])(?:than|end) \d[\d ]*(?: ?(?:million(?:er)?|mio|mia|billion|thousand|tusind|percent|procent))?(?![a-z0-9])|(?<![a-z0-9])(?:(?:have|has|got|har|employ|earn|make|tjener) )?(?:(?:more|less|fewer) than|over|under|above|below|at least|at most|(?:flere|faerre|mere|mindre) end|mindst|hoejst) \d[\d ]*(?: ?(?:million(?:er)?|mio|mia|thousand|tusind|percent|procent))?(?![a-z0-9])/g;

/**
 * The names left in a folded question without the understood words, longest first. Words that ask
 * for something are only a name when nothing else is left: "the email address of the CEO of Bech".
 */
export function namesIn(folded: string, understood: readonly Match<unknown>[]): string[] {
  const left = masked(folded, understood).replace(HOW_LONG, '#').replace(AN_AMOUNT, '#');
  const pieces = left.split('#').map(trimmed).filter(Boolean);
  const names = pieces.filter((piece) => !asksOfOne(piece));
  const meant = names.length > 0 ? names : pieces;
  return meant.sort((a, b) => b.length - a.length);
}
