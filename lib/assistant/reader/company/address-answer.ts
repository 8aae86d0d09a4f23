import { searchRegister } from '@/lib/assistant/tools/search';
import { listCompaniesByKey } from '@/lib/companies/queries';
import { addressIn, isAt } from '@/lib/search/addresses';
import { parseQuery } from '@/lib/search/parse-query';
import { searching } from '../lists/reading';
import { searchAnswer } from '../lists/search-answers';
import type { Asking, Reply } from '../text/reply';
import { COMPANIES } from '../words/vocabulary';

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

/** Answers which companies are at an address; null when none is asked for. */
export function ofAddress(asking: Asking): Promise<Reply | null> {
  const [, written] = AT_ADDRESS.exec(asking.question) ?? [];
  return written ? atAddress(asking, written) : Promise.resolve(null);
}
