/** Letters of the shortest words that are also found as the ending of longer ones. */
const LEAST_ENDING = 5;

/** Letters of the shortest first parts of compounds: what is shorter is rarely a word of its own. */
const LEAST_FIRST = 3;

export const LEAST_COMPOUND = LEAST_FIRST + LEAST_ENDING;

/** What makes another word of a verb: "behandling" is no kind of "handling". */
const PREFIXES = [
  ...['bort', 'efter', 'for', 'fore', 'fra', 'frem', 'gen', 'hen', 'ind', 'med', 'mis', 'mod'],
  ...['ned', 'over', 'sam', 'til', 'und', 'under', 'ved', 'videre'],
];

/** The most compounds that a word finds, the shortest first. */
const MOST_COMPOUNDS = 300;

/** Behind all letters of words in byte order. */
const LAST = 'ÿ';

/**
 * SQL of the words of reports that end with one, which is named by `stem`, as a `tsquery`:
 * "selvskyldnerkaution" for "kaution". Null without any.
 */
export const compoundsSql = `(
  SELECT string_agg(quote_literal(reverse(word)), ' | ')::tsquery FROM (
    SELECT word FROM report_endings
    WHERE word >= reverse(stem) AND word < reverse(stem) || '${LAST}'
      AND length(stem) >= ${LEAST_ENDING} AND length(word) >= length(stem) + ${LEAST_FIRST}
      AND left(reverse(word), -length(stem)) NOT IN (${PREFIXES.map((prefix) => `'${prefix}'`).join()})
    ORDER BY length(word), word LIMIT ${MOST_COMPOUNDS}) of_stem)`;
