import type { Reading } from '@/lib/ai-search/types';
import { searchRegister } from '@/lib/assistant/tools/search';
import { spread } from '@/lib/assistant/tools/spread';
import { formatNumber } from '@/lib/format';
import type { PercentFilter } from '@/lib/search-index/percent-filters';
import { measureName } from '../text/names';
import { readText } from '../text/reading-text';
import type { Asking, Reply, Speak } from '../text/reply';
import { bold, link, TEXTS } from '../text/texts';
import { withCeased } from './reading';

/** The reply when no company reports the figure, whether or not any company fits. */
export async function noneReports(asking: Asking, reading: Reading, name: string): Promise<Reply> {
  const { say } = asking;
  const { total, shown, href } = await searchRegister({ ...reading, limit: 0 });
  const all = link(shown, href);
  const none =
    total === 0
      ? say(TEXTS.noneFits)
      : say({
          en: `${name}: not in the register for ${total === 1 ? `the ${all} company that fits` : `any of the ${all} companies that fit`}.`,
          da: `${name}: ikke i registret for ${total === 1 ? `den ${all} virksomhed` : `nogen af de ${all} virksomheder`}, der passer.`,
        });
  return { text: [none, ...readText(reading, say)].join('\n\n') };
}

type Spread = Awaited<ReturnType<typeof spread>>;

/** With fewer companies, quarters of them say nothing. */
const LEAST_IN_QUARTERS = 8;

const middleHalf = ({ lower, upper }: Spread, say: Speak) =>
  say({
    en: `The middle half lies between ${lower.shown} and ${upper.shown}.`,
    da: `Den midterste halvdel ligger mellem ${lower.shown} og ${upper.shown}.`,
  });

const whyMedian = (say: Speak) =>
  say({
    en: 'It is the median: half have less, half have more. A few extreme companies would carry an average off.',
    da: 'Det er medianen: Halvdelen har mindre, halvdelen mere. Et gennemsnit ville nogle få yderlige virksomheder trække skævt.',
  });

/** What a key figure, or growth, typically is in the companies that a search finds. */
export async function typicalAnswer(
  asking: Asking,
  reading: Reading,
  field: PercentFilter,
): Promise<Reply> {
  const { say } = asking;
  const found = await spread({ ...reading, field });
  const { counted, missing, median } = found;
  const name = say(measureName(field));
  if (counted.value === 0) return noneReports(asking, reading, name);
  const of = link(counted.shown, counted.href);
  const value = bold(median.shown);
  const one = say({
    en: `${name}: ${value}, in the newest annual accounts of the ${of} company that fits and has the figure.`,
    da: `${name}: ${value} i det nyeste årsregnskab fra den ${of} virksomhed, der passer og har tallet.`,
  });
  const many = say({
    en: `${name}, median: ${value}, in the newest annual accounts of the ${of} companies that fit and have the figure.`,
    da: `${name}, median: ${value} i de nyeste årsregnskaber fra de ${of} virksomheder, der passer og har tallet.`,
  });
  const all = link(formatNumber(counted.value + missing), counted.href);
  const some = say({
    en: `${name}${counted.value === 1 ? '' : ', median'}: ${value}, in the newest annual accounts of ${counted.shown} of the ${all} companies that fit; ${formatNumber(missing)} ${missing === 1 ? 'does' : 'do'} not have the figure.`,
    da: `${name}${counted.value === 1 ? '' : ', median'}: ${value} i de nyeste årsregnskaber fra ${counted.shown} af de ${all} virksomheder, der passer; ${formatNumber(missing)} har ikke tallet.`,
  });
  const every = counted.value === 1 ? one : many;
  const told = [missing > 0 ? some : every];
  const middle = counted.value >= LEAST_IN_QUARTERS ? [middleHalf(found, say)] : [];
  const why = counted.value === 1 ? [] : [[...middle, whyMedian(say)].join(' ')];
  return {
    text: [...told, ...why, ...withCeased(reading, say), ...readText(reading, say)].join('\n\n'),
    search: { href: counted.href, label: say(TEXTS.openSearch) },
  };
}
