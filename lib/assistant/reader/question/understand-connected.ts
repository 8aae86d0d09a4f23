const NOUN =
  '(?:connections?|relations?|relationships?|links?|ties?|forbindelse(?:n|r|rne)?|relation(?:en|er|erne)?|tilknytning(?:en|er|erne)?|kobling(?:en|er|erne)?|sammenhæng(?:en)?|bånd(?:et|ene)?)';
export const CONNECTED =
  '(?:connected|linked|related|tied|associated|forbundet|forbundne|knyttet(?: sammen)?|relateret|relaterede|koblet(?: sammen)?)';
const ANY = '(?:any |a |an |some |nogen |noget |en |et )?';
export const TO = '(?:to|with|med|til)';
const IS = '(?:is|are|was|were|er|var)';
const HAS = '(?:does|do|did|has|have|har|havde)';
const HOW = '(?:(?:how|in what way|in which way|hvordan|hvorledes|på hvilken måde) )?';

/** Both names in one text: "the connection between A and B", "are A and B connected?" */
const OF_BOTH = [
  `${NOUN} (?:(?:is|are|er|findes) )?(?:(?:there|der) )?(?:between|mellem|imellem) (.+)$`,
  `^${HOW}${IS} (.+) ${CONNECTED}$`,
  `^${HAS} (.+?) (?:have )?${ANY}${NOUN}$`,
  '^(?:how do|hvordan hænger) (.+) (?:connect|hang together|sammen)$',
  '^(?:what|who|hvad|hvem) (?:connects|links|ties|forbinder|knytter|kobler) (.+)$',
].map((pattern) => new RegExp(pattern, 'iu'));

/** One on either side: "is A connected to B?", "what connection does A have to B?" */
const APART = [
  `^${HOW}${IS} (.+) ${CONNECTED} ${TO} (.+)$`,
  `^(?:(?:what|which|hvilken|hvilke|hvilket) )${NOUN} ${HAS} (.+?) (?:have )?${TO} (.+)$`,
  `^${HAS} (.+?) (?:have )?${ANY}${NOUN} ${TO} (.+)$`,
  `${NOUN} (?:of|from|fra) (.+?) ${TO} (.+)$`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Where the names in one text may be divided, as names have such words too. */
const JOINED = / (?:and|og|&|with|to|med|til) /giu;
const MOST_SPLITS = 4;

/** "Is there", and other words that are no part of a name; in small letters, as names have capitals. */
const AROUND =
  / (?:in any way|in some way|somehow|at all|ever|nogensinde|på nogen måde|på en eller anden måde|overhovedet|to each other|to one another|with each other|with one another|med hinanden|til hinanden|through others|through other companies|gennem andre|gennem andre selskaber)(?= |$)/gu;
/** Words by which only what is held today is meant, wherever they stand. */
export const TODAY =
  / (?:today|right now|now|currently|at the moment|at present|i dag|lige nu|nu|for tiden|aktuelt)(?= |$)/gu;

/** Two names that may be connected, likeliest split first; `today`: by what is held today. */
export type Connected = { pairs: { one: string; other: string }[]; today: boolean };

const withoutBoth = (text: string) => text.replace(/^(?:both|både) /iu, '').trim();

function splitsOf(text: string) {
  return [...text.matchAll(JOINED)].slice(0, MOST_SPLITS).map(({ index, 0: joint }) => ({
    one: withoutBoth(text.slice(0, index)),
    other: text.slice(index + joint.length).trim(),
  }));
}

/** "How are A and B connected?", "er der en forbindelse mellem A og B?" */
export function readConnected(question: string): Connected | null {
  const plain = question.replace(/[\s?!.]+$/u, '').trim();
  const anyDay = plain.replace(TODAY, '');
  const today = anyDay !== plain;
  const asked = anyDay.replace(AROUND, '').trim();
  for (const pattern of APART) {
    const [, one, other] = pattern.exec(asked) ?? [];
    if (one && other) return { pairs: [{ one: withoutBoth(one), other: other.trim() }], today };
  }
  for (const pattern of OF_BOTH) {
    const pairs = splitsOf(pattern.exec(asked)?.[1] ?? '');
    if (pairs.length > 0) return { pairs, today };
  }
  return null;
}
