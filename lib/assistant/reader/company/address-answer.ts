import { searchRegister } from '@/lib/assistant/tools/search';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { addressIn, isAt } from '@/lib/search/addresses';
import { parseQuery } from '@/lib/search/parse-query';
import { searching } from '../lists/reading';
import { searchAnswer } from '../lists/search-answers';
import { type Asked, askedOfOne, type Subject } from '../question/asked';
import { companyLink } from '../text/names';
import type { Asking, Reply } from '../text/reply';
import { TEXTS } from '../text/texts';
import { everyMatch, matchOf } from '../words/match';
import { COMPANIES } from '../words/vocabulary';
import { withCompany } from './which-company';

/** Words before an address that only ask which companies are there. */
const WHO = `(?:(?:find|show|list|vis|who|which|what|anyone|hvem|hvilke|hvad|nogen|me|mig|all|alle|else|other|more|ellers|andre|flere|${COMPANIES}) )+`;
const IS =
  '(?:(?:is|are|has|have|live|lives|located|registered|based|situated|there|that|an?|their|its|address|er|har|der|som|ligger|bor|holder|til|registreret|beliggende|adresse) )*';
const AT_ADDRESS = new RegExp(
  `^${WHO}${IS}(?:på|at|on|in|i) (?:the address |adressen )?(\\p{L}.*\\d.*?)[?!.\\s]*$`,
  'iu',
);

/** The companies at an address; null when no company is at an address with these words. */
async function atAddress(asking: Asking, written: string): Promise<Reply | null> {
  const query = parseQuery(written);
  const address = query.kind === 'words' ? addressIn(query) : null;
  if (!address) return null;
  const { companies } = await searchRegister({ search: written });
  const found = await listCompaniesByKey(companies.map(({ key }) => key));
  const isThere = found.length > 0 && found.every(({ street }) => isAt(street, address));
  return isThere ? searchAnswer(asking, 'list', searching({ search: written })) : null;
}

const SAME =
  '(?:(?:have|has|har) )?(?:(?:at|on|in|paa|i) )?(?:the )?same (?:address|place|building)(?: as)?|(?:(?:har )?adresse )?(?:(?:paa|i) )?(?:den |det )?samme (?:adresse|sted|bygning|hus)(?: som)?|shar(?:es?|ing) (?:an? |the |its |their )?address(?:es)?(?: with| of)?|(?:del(?:er)?|har) (?:en )?(?:faelles )?adresse (?:med|sammen med)|(?:faelles|delt) adresse(?: med)?|adresse (?:sammen )?med';
const AROUND = `else|other|others|anyone|anybody|anything|lives?|registered|located|shares?|with|any|ligger|bor|deler|nogen|andre|flere|ellers|${COMPANIES}`;

/** "Who else is at the same address as Bech?" */
function readSameAddress({ folded, subjectOf }: Asked): Subject | null {
  const same = matchOf(SAME, folded);
  return same.length > 0 ? subjectOf(same, everyMatch(AROUND, folded)) : null;
}

function besideCompany(asking: Asking, subject: Subject): Promise<Reply> {
  const { say } = asking;
  return withCompany(asking, { subject }, async (company) => {
    const [detail] = await listCompaniesByKey([company.key]);
    const { street, postalCode } = detail ?? {};
    // "Nørregade 12, 1. tv": the floor and the door are no part of the address that is shared.
    const house = street?.split(',')[0];
    const written = house && [house, postalCode].filter(Boolean).join(', ');
    const reply = written ? await atAddress(asking, written) : null;
    if (!reply) return { text: say(TEXTS.notInRegister) };
    const note = say({
      en: `That is the address of ${companyLink(company)}, which is itself among them.`,
      da: `Det er adressen for ${companyLink(company)}, der selv er medregnet.`,
    });
    return { ...reply, text: `${reply.text}\n\n${note}` };
  });
}

/**
 * Answers which companies are at an address, or at that of a company; null when neither is asked.
 */
export function ofAddress(asking: Asking): Promise<Reply | null> {
  const same = readSameAddress(askedOfOne(asking.question));
  if (same) return besideCompany(asking, same);
  const [, written] = AT_ADDRESS.exec(asking.question) ?? [];
  return written ? atAddress(asking, written) : Promise.resolve(null);
}
