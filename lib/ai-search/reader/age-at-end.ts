import 'server-only';
import { type Fragment, nothingAt } from './fragment';
import type { Scan } from './scan';

const LEAD =
  '(?:within|inside|in(?: less than| under)?|during|under|less than|(?:no|not) more than|at most|before|after|inden(?: for)?|indenfor|i(?: løbet af)?|på under|mindre end|højst|senest|før|efter)';
const UNIT = '(?:years?|months?|weeks?|days?|leveår|år|måneder?|måned|mdr\\.?|uger?|dage?)';
const SPAN = `(?:[\\p{L}\\d]+ ){1,3}?${UNIT}`;
const FOUNDED =
  '(?:found(?:ing|ed|ation)|form(?:ed|ation)|incorporat(?:ed|ion)|establish(?:ed|ment)|created|creation|start(?:ed|ing|-?up|en)?|beg(?:an|inning)|opening|opened|registration|registered|stift(?:et|else|elsen|elsesdatoen|elsesdagen)|oprett(?:et|else|elsen)|etabler(?:et|ing|ingen)|grundlagt|grundlæggelsen?|opstart(?:en|et)?|startet|startede|begyndelsen|registrering(?:en)?|registreret)';

/** The age of a company at something that happened to it: "within two years of being founded". */
const AGES = [
  `${LEAD} ${SPAN} (?:of|after|from|since|following|efter|fra|siden) (?:\\p{L}+ ){0,3}?${FOUNDED}`,
  `${LEAD} (?:(?:their|its|the|deres|dets|dens|sine|sit|de|det) )(?:very )?(?:first|første) (?:\\S+ )?${UNIT}`,
  `(?:before|inden|før) (?:they|it|de|den|det) (?:were|was|turned|fyldte|blev|var) (?:\\S+ ){1,2}?${UNIT}(?: old| gamle?)?`,
].map((age) => new RegExp(`^${age}$`, 'iu'));

const BEGINS =
  /^(?:within|inside|in|during|under|less|no|not|at|before|after|inden|indenfor|i|på|mindre|højst|senest|før|efter)$/iu;
const MOST_WORDS = 12;

/** No filter knows how old a company was when it ended: the years are not the last ones. */
export function ageAtEndAt(scan: Scan, at: number): Fragment | null {
  if (!BEGINS.test(scan.tokens[at]?.text ?? '')) return null;
  const last = Math.min(scan.tokens.length, at + MOST_WORDS);
  for (let end = last; end > at + 2; end -= 1) {
    const text = scan.text(at, end);
    if (AGES.some((age) => age.test(text))) return nothingAt(at, end);
  }
  return null;
}
