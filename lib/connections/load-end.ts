import 'server-only';
import { cache } from 'react';
import { findCandidates } from '@/lib/comparison/queries';
import { searchPeople } from '@/lib/people/queries';
import { MIN_QUERY_LENGTH } from '@/lib/search/query-length';
import { endText } from './ends';
import { findNode } from './nodes';
import { type AskedEnd, askedText, readAsked } from './search-params';
import { endOf, type ShownEnd } from './shown-end';

/** Reads what an address asks for: the one with that number, or those that a name may mean. */
export const loadEnd = (asked: AskedEnd): Promise<ShownEnd> =>
  load(asked === null ? '' : askedText(asked));

/** Once for the page and its title. */
const load = cache(async (asAsked: string): Promise<ShownEnd> => {
  const asked = readAsked(asAsked);
  if (asked === null) return { is: 'missing', text: '' };
  if ('end' in asked) {
    const node = await findNode(asked.end);
    if (node === null) return { is: 'unknown', text: endText(asked.end) };
    return { is: 'known', text: endText(endOf(node)), node };
  }
  const { text } = asked;
  if (text.length < MIN_QUERY_LENGTH) return { is: 'short', text };
  const [companies, people] = await Promise.all([
    findCandidates(text),
    searchPeople({ name: text }),
  ]);
  return { is: 'named', text, companies, people };
});
