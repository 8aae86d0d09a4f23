import type { RoleGroup } from '@/lib/roles/types';
import { foldText } from '@/lib/words/fold';
import { has, matchesOf } from '../words/match';
import { ROLE_WORDS } from '../words/vocabulary';
import { formalNamesIn } from './subject';
import { runsIn } from './understand-both';

/**
 * Two names whose common companies or people are requested; `groups`: in which roles, empty for
 * any; `isOfCompanies`: a name has a legal form.
 */
export type Common = { names: [string, string]; groups: RoleGroup[]; isOfCompanies: boolean };

const IN_COMMON =
  '(?:in|to) common|shared?|sharing|both|baade|same|samme|faelles|begge|gaar (?:der )?igen|sammenfald(?:ende)?|overlap(?:s|ping)?|connections?|relations?|relationship|linked|connected|related|tied|links? (?:between|to)|ties|forbindelser?|forbundet|relationer?|tilknytning|know each other|know|kender(?: hinanden)?|(?<!(?:employees|staff|people|revenue|equity|profit|assets|turnover)(?: .*)? )together|sammen|worked with|arbejdet';

/** Of two companies at once, the boards of both are meant too. */
const WORDS: typeof ROLE_WORDS = [...ROLE_WORDS, ['BOARD', 'boards|bestyrelser(?:ne)?']];

/** The joining word in "A ApS and B ApS". */
const BETWEEN_FORMS = /(?<=(?:A\/S|ApS|APS|I\/S|K\/S|P\/S|IVS)) (?:and|og|or|eller|&) /;

/** "Have A ApS and B ApS any directors in common?", "do Mia Lund and Bo Lund know each other?" */
export function readCommon(asked: string): Common | null {
  const question = asked.replace(/["“”„«»]/g, '');
  const formal = formalNamesIn(question).flatMap((name) => name.split(BETWEEN_FORMS));
  const around = formal.reduce((left, name) => left.replace(name, ' # '), question);
  const folded = foldText(around.replaceAll('#', ' '));
  if (
    !has(IN_COMMON, folded) ||
    has('hvilke virksomheder|which companies|companies with|address(?:es)?|adresser?n?', folded)
  )
    return null;
  // "Skytte og Thomas Larsen" are two names, whatever joins them.
  const runs = around
    .split(/#|(?<!\p{L})(?:and|og|with|med|to|til|or|eller)(?!\p{L})/u)
    .flatMap(runsIn);
  const [one, two, third] = [
    ...formal,
    ...runs.filter((run) => run.includes(' ') || formal.length === 1),
  ];
  if (!one || !two || third) return null;
  const groups = [...new Set(matchesOf(WORDS, folded).map(({ means }) => means))];
  return { names: [one, two], groups, isOfCompanies: formal.length > 0 };
}
