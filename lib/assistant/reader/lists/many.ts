import { readWithReader } from '@/lib/ai-search/read-sentence';
import type { Reading, ReadPart } from '@/lib/ai-search/types';
import { measure } from '@/lib/assistant/tools/breakdown';
import { countRegister, searchRegister } from '@/lib/assistant/tools/search';
import { spread } from '@/lib/assistant/tools/spread';
import { formatNumber } from '@/lib/format';
import type { PercentFilter } from '@/lib/search-index/percent-filters';
import { compareAnswer } from '../figures/compare-answer';
import { yesOrNo } from '../figures/size';
import { type Grouped, readGrouped, readHowMany } from '../question/groups';
import { isRatio, type Measure, type Ranked } from '../question/measures';
import { readSides, type Sides } from '../question/sides';
import { measureName } from '../text/names';
import { readText } from '../text/reading-text';
import type { Asking, Reply, Speak, Words } from '../text/reply';
import { bold, link, plain, TEXTS } from '../text/texts';
import { atLeast, groupedAnswer, MEASURES } from './group-answers';
import { isOfPlace, mergeReadings } from './merged';
import { type Change, isFilters, isWhole, orderIn, withCeased, withoutFormer } from './reading';
import { activeText } from './search-answers';

/** The answer for one side; the value decides the comparison, and is null when unknown. */
type Told = { value: number | null; text: string };

/** The name of a side as it was read: the kind of companies, then the place. */
function sideName({ parts }: Reading): string {
  const places = parts.filter(isOfPlace);
  const others = parts.filter((part) => !isOfPlace(part));
  // Words that are read as several filters are named once.
  const texts = new Set([...others, ...places].map(({ text }) => plain(text)));
  return [...texts].join(' · ');
}

async function counted(asking: Asking, reading: Reading): Promise<Told> {
  const found = await countRegister(reading);
  // A value that no company has is left out of the address, which would then find others.
  if (found.total === 0) return { value: 0, text: found.shown };
  const active = await activeText(asking, reading, found);
  return { value: found.total, text: `${link(found.shown, found.href)}${active}` };
}

/** Those with a figure; the search behind them also finds those without it. */
type Those = { value: number; shown: string; href: string; missing: number };

/** The value, the companies that have it, and the value as a text. */
type Valued = [value: number | null, those: Those, string];

async function ratioOf(reading: Reading, field: PercentFilter): Promise<Valued> {
  const { median, counted, missing } = await spread({ ...reading, field });
  return [median.value, { ...counted, missing }, median.shown];
}

async function amountOf(
  reading: Reading,
  { field, as }: Ranked['by'],
  say: Speak,
): Promise<Valued> {
  const measured = await measure({ ...reading, field });
  const { counted, missing } = measured;
  return [measured[as].value, { ...counted, missing }, atLeast(measured, as, say)];
}

async function measuredOf(
  { say }: Asking,
  reading: Reading,
  { field, as }: NonNullable<Sides['measured']>,
): Promise<Told> {
  const [asked, those, shown] = isRatio(field)
    ? await ratioOf(reading, field)
    : await amountOf(reading, { field, as }, say);
  if (those.value === 0) return { value: null, text: say(TEXTS.notReported) };
  const { missing } = those;
  const of = link(those.shown, those.href);
  const all = link(formatNumber(those.value + missing), those.href);
  const some = say({
    en: `of ${those.shown} of the ${all}: ${formatNumber(missing)} ${missing === 1 ? 'does' : 'do'} not report it`,
    da: `af ${those.shown} ud af de ${all}: ${formatNumber(missing)} oplyser det ikke`,
  });
  const every =
    those.value === 1
      ? say({ en: `of the ${of} that reports it`, da: `af den ${of}, der oplyser det` })
      : say({ en: `of the ${of} that report it`, da: `af de ${of}, der oplyser det` });
  return { value: asked, text: `${shown}, ${missing > 0 ? some : every}` };
}

/** Which of the two is the answer; null when they are equal or one is unknown. */
function firstOf([a, b]: readonly [Told, Told], degree: Sides['degree']): number | null {
  if (a.value === null || b.value === null || a.value === b.value) return null;
  return a.value > b.value === (degree !== 'fewer') ? 0 : 1;
}

function verdict(
  { isClaim }: Sides,
  told: readonly [Told, Told],
  first: number | null,
  say: Speak,
) {
  if (!isClaim || told.some(({ value }) => value === null)) return [];
  if (first === null) return [say({ en: 'They are equal.', da: 'Tallene er ens.' })];
  return [yesOrNo(first === 0, say)];
}

async function readSide(side: string): Promise<Reading> {
  const reading = await readWithReader(side);
  return { ...reading, sort: reading.sort ?? orderIn(side) };
}

/** A side inherits from the other what it does not say: "more bakers than butchers in Vejle". */
async function readBoth({ sides }: Sides, change: Change): Promise<[Reading, Reading] | null> {
  const [a, b] = await Promise.all([readSide(sides[0]), readSide(sides[1])]);
  if (![a, b].every((one) => isWhole(one) && isFilters(one))) return null;
  return Promise.all([
    withoutFormer(change(mergeReadings(b, a))),
    withoutFormer(change(mergeReadings(a, b))),
  ]);
}

/** The parts of both readings, without duplicates. */
function asOne([a, b]: readonly [Reading, Reading]): Reading {
  const isInA = ({ field, text }: ReadPart) =>
    a.parts.some((part) => part.field === field && part.text === text);
  return { ...a, parts: [...a.parts, ...b.parts.filter((part) => !isInA(part))] };
}

/** "The largest bank in Vejle compared to that in Ry": the company found first for each. */
async function firstOfEach(asking: Asking, both: [Reading, Reading]): Promise<Reply | null> {
  const found = await Promise.all(both.map((one) => searchRegister({ ...one, limit: 1 })));
  const companies = found.flatMap(({ companies: [first] }) => first ?? []);
  if (new Set(companies.map(({ key }) => key)).size < both.length) return null;
  const { text } = await compareAnswer(asking, companies);
  return { text: [text, ...readText(asOne(both), asking.say)].join('\n\n') };
}

const HEADING: Words = { en: 'Companies:', da: 'Virksomheder:' };

/** Whether an answer counts two groups, which have no link where nothing fits. */
export const tellsSides = (answer: string) =>
  answer.split('\n\n', 2).some((text) => Object.values(HEADING).includes(text));

/** Answers a question that compares two groups of companies; null when it is not all understood. */
async function sidesAnswer(asking: Asking, asked: Sides, change: Change): Promise<Reply | null> {
  const { say } = asking;
  const both = await readBoth(asked, change);
  if (!both) return null;
  const { measured, degree } = asked;
  if (both.some(({ sort }) => sort !== null)) {
    const isOfOne = readHowMany(asking.question).most === null;
    return isOfOne && !measured && degree === null ? firstOfEach(asking, both) : null;
  }
  const tell = (one: Reading) =>
    measured ? measuredOf(asking, one, measured) : counted(asking, one);
  const told = await Promise.all([tell(both[0]), tell(both[1])]);
  const first = firstOf(told, degree);
  const lines = both.map((reading, at) => {
    const line = `${sideName(reading)}: ${told[at]?.text}`;
    return `- ${at === first ? bold(line) : line}`;
  });
  const heading = measured
    ? `${say(measureName(measured.field))}, ${say(MEASURES[isRatio(measured.field) ? 'median' : measured.as]).toLowerCase()}:`
    : say(HEADING);
  const notes = measured ? withCeased(both[0], say) : [];
  const answer = [...verdict(asked, told, first, say), heading, lines.join('\n')];
  return { text: [...answer, ...notes, ...readText(asOne(both), say)].join('\n\n') };
}

/** A question about many companies at once. */
export type Many = Grouped | Sides;

export const readMany = (question: string): Many | null =>
  readSides(question) ?? readGrouped(question);

/** Whether it is about a key figure of many companies, whose words are also those of other kinds. */
export function isOfRatio(many: Many): boolean {
  const measured = many.kind === 'sides' ? many.measured : many;
  return measured !== null && 'field' in measured && isRatio(measured.field as Measure['field']);
}

/**
 * Answers the question; null when its words are not all understood.
 * @param change the change that a follow-up question makes to the companies meant.
 */
export function manyAnswer(
  asking: Asking,
  many: Many,
  change: Change = (reading) => reading,
): Promise<Reply | null> {
  return many.kind === 'sides'
    ? sidesAnswer(asking, many, change)
    : groupedAnswer(asking, many, change);
}
