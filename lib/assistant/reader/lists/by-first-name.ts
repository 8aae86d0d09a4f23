import { paths } from '@/lib/paths';
import type { Asking, Reply } from '../text/reply';
import { link, quote } from '../text/texts';

const ROLE =
  '(?:ceo|(?:managing )?director|manager|owner|auditor|founder|chair(?:man|woman|person)?|(?:board )?member|person|(?:administrerende )?direktør|leder|ejer|revisor|stifter|(?:bestyrelses)?formand|bestyrelsesmedlem|person)';
const ROLES = `(?:${ROLE}(?:s|e|er|mer)?|chairmen|people|bestyrelsesformænd)`;
const COMPANIES =
  '(?:compan(?:y|ies)|firms?|businesses|virksomhed(?:er)?|selskab(?:er)?|firma(?:er)?)';
const CALLED =
  '(?:(?:(?:who|that|which) (?:is|are) |are |is )?(?:named|called)|by the name(?: of)?|with the (?:first )?name(?: of)?|ved navn|(?:(?:der|som) )?hedder|med (?:for)?navnet)';
/** One word behind it is a first name, or a family name; two are somebody. */
const A_NAME = '["“”„«»]?(?<name>\\p{Lu}[\\p{L}’\'-]+)["“”„«»]?';
const BY_FIRST_NAME = new RegExp(
  `(?<!\\p{L})(?:${COMPANIES}(?: \\p{L}+){1,3} ${ROLE}|(?:how many|which|hvor mange|hvilke) ${ROLES}) ${CALLED} ${A_NAME}[?!.\\s]*$`,
  'iu',
);

/**
 * "How many companies have a director named Jens?": neither companies nor people are counted by a
 * part of a name. Null for any other question.
 */
export function ofFirstName({ question, say }: Asking): Reply | null {
  const { name } = BY_FIRST_NAME.exec(question)?.groups ?? {};
  if (name === undefined || !/^\p{Lu}/u.test(name)) return null;
  const [asked, href] = [quote(name, say), paths.people({ name })];
  const people = link(say({ en: 'search for people', da: 'søgningen efter personer' }), href);
  return {
    text: say({
      en: `I cannot count companies or roles by a part of a name such as ${asked}. Ask of one person by the full name, or look in the ${people}.`,
      da: `Jeg kan ikke tælle virksomheder eller roller efter en del af et navn som ${asked}. Spørg om én person med det fulde navn, eller se i ${people}.`,
    }),
    answered: false,
  };
}
