import { type CompanyPeers, companyPeers, type RankFact } from '@/lib/assistant/tools/peers';
import { similarCompanies } from '@/lib/assistant/tools/people';
import { MOST_COMPARED } from '@/lib/comparison/constants';
import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import { LEAST_PEERS } from '@/lib/peers/constants';
import { compareAnswer } from '../figures/compare-answer';
import { keyFigureName } from '../figures/figure-answers';
import { companyLink } from '../text/names';
import type { Known, Reply, Speak } from '../text/reply';
import { bold, dayText, link, noted } from '../text/texts';
import { isNamedIn } from '../words/match';

function rankLine(rank: RankFact, href: string, say: Speak): string {
  const { field, value, shown, median, percentileShown, peersShown, medianShown } = rank;
  const name = `${say(keyFigureName(field))}: ${link(shown, rank.href)}`;
  const share = link(percentileShown, href);
  const place =
    Number(value) > median
      ? say({ en: 'above', da: 'over' })
      : Number(value) < median
        ? say({ en: 'below', da: 'under' })
        : say({ en: 'equal to', da: 'lig med' });
  return say({
    en: `- ${name}, higher than ${share} of ${peersShown} peers and ${place} their median of ${medianShown}`,
    da: `- ${name}, højere end ${share} af ${peersShown} sammenlignelige og ${place} deres median på ${medianShown}`,
  });
}

function whoText({ among }: CompanyPeers, say: Speak): string[] {
  if (!among) return [];
  const { industryGroup, employees, months, endDate } = among;
  const { from, to } = employees;
  const [en, da] =
    to === 0
      ? ['no or no known number of employees', 'ingen eller et ukendt antal ansatte']
      : to === null
        ? [`${from} employees or more`, `${from} ansatte eller flere`]
        : [`${from} to ${to} employees`, `${from} til ${to} ansatte`];
  return noted(say, {
    en: `Peers are active companies with ${en} and accounts from the last ${months} months whose industry code begins with ${industryGroup}. Compared are the accounts until ${dayText(endDate)}.`,
    da: `De sammenlignelige er aktive virksomheder med ${da} og regnskaber fra de seneste ${months} måneder, hvis branchekode begynder med ${industryGroup}. Der sammenlignes regnskaber til og med ${dayText(endDate)}.`,
  });
}

const AVERAGE = 'average|mean|gennemsnit(?:tet)?|branchegennemsnit(?:tet)?|snit(?:tet)?';

/** Peers are compared by their median, which no single company can move. */
const averageText = (question: string, say: Speak): string[] =>
  isNamedIn(AVERAGE, question)
    ? noted(say, {
        en: 'The median is the figure in the middle of the peers; an average is not computed.',
        da: 'Medianen er tallet midt blandt de sammenlignelige; et gennemsnit beregnes ikke.',
      })
    : [];

/** Of several figures, how many are above the median of the peers. */
function countText(ranks: RankFact[], say: Speak): string[] {
  if (ranks.length < 2) return [];
  const above = ranks.filter(({ value, median }) => Number(value) > median).length;
  const all = ranks.length;
  return noted(say, {
    en: `${above} of ${all} key figures ${above === 1 ? 'is' : 'are'} above the median of its peers.`,
    da: `${above} af ${all} nøgletal er over medianen blandt sammenlignelige.`,
  });
}

/** Why figures that were asked for have no rank. */
function missingText(found: CompanyPeers, fields: readonly KeyFigureId[], say: Speak): string[] {
  const missing = fields.filter((id) => !found.ranks.some(({ field }) => field === id));
  const unlike = found.among?.unlikeAYear ?? null;
  return missing.map((id) => {
    const name = say(keyFigureName(id));
    return unlike !== null && (id === 'roe' || id === 'roi')
      ? say({
          en: `${name} is not compared: the accounts cover ${unlike} months.`,
          da: `${name} sammenlignes ikke: Regnskabet dækker ${unlike} måneder.`,
        })
      : say({
          en: `${name} is not compared: it cannot be computed, or fewer than ${LEAST_PEERS} peers have it.`,
          da: `${name} sammenlignes ikke: Det kan ikke beregnes, eller færre end ${LEAST_PEERS} sammenlignelige har det.`,
        });
  });
}

/** Companies like it, side by side. */
export async function competitorsAnswer(known: Known): Promise<Reply> {
  const found = await similarCompanies(known.company);
  const others = (found?.similar ?? []).slice(0, MOST_COMPARED - 1);
  return compareAnswer(known, [known.company, ...others]);
}

/** Why a company has no rank at all. */
function unrankedText(of: string, { among }: CompanyPeers, say: Speak): string {
  if (!among) {
    return say({
      en: `${of} has no annual accounts of its own that could be read, or no industry, and therefore no rank in it. It is compared with similar companies instead.`,
      da: `${of} har intet eget regnskab, der kunne læses, eller ingen branche, og derfor ingen placering i den. Der er i stedet sammenlignet med lignende virksomheder.`,
    });
  }
  return among.isComparable
    ? say({
        en: `${of} has fewer than ${LEAST_PEERS} peers with such key figures, too few for a rank. It is compared with similar companies instead.`,
        da: `${of} har færre end ${LEAST_PEERS} sammenlignelige med sådanne nøgletal, for få til en placering. Der er i stedet sammenlignet med lignende virksomheder.`,
      })
    : say({
        en: `None of the key figures in the newest accounts of ${of} can be compared. It is compared with similar companies instead.`,
        da: `Ingen af nøgletallene i det nyeste regnskab for ${of} kan sammenlignes. Der er i stedet sammenlignet med lignende virksomheder.`,
      });
}

/** Without any rank: why, and the companies that are like it. */
async function unranked(known: Known, found: CompanyPeers): Promise<Reply> {
  const why = unrankedText(companyLink(known.company), found, known.say);
  const { text } = await competitorsAnswer(known);
  return { text: `${why}\n\n${text}` };
}

/**
 * Key figures of a company among its peers: the share of them that is lower, and their median.
 * @param fields the figures asked for; null: all
 */
export async function peersAnswer(known: Known, fields: KeyFigureId[] | null): Promise<Reply> {
  const { company, question, say } = known;
  const found = await companyPeers({ key: company.key, fields: fields ?? undefined });
  if (!found || found.ranks.length === 0) {
    return unranked(known, found ?? { company, among: null, ranks: [], href: company.href });
  }
  const lines = found.ranks.map((rank) => rankLine(rank, found.href, say));
  return {
    text: [
      bold(companyLink(company)),
      ...countText(found.ranks, say),
      lines.join('\n'),
      ...missingText(found, fields ?? [], say),
      [...averageText(question, say), ...whoText(found, say)].join(' '),
    ].join('\n\n'),
  };
}
