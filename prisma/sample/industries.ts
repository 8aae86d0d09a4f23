import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCsv } from '@/lib/register/csv';
import { industryId, type Reference } from '@/lib/register/reference';
import type { FormFamily } from './forms';
import { type Random, Weighted } from './random';

export type Trade = {
  code: string;
  text: string;
  /** Job titles in the industry, e.g. Murermester. */
  titles: string[];
  /** Words for firms in the industry, e.g. Murerfirma. */
  words: string[];
};

export type Trades = Record<'capital' | 'personal' | 'association', Weighted<Trade>> & {
  byCode: Map<string, Trade>;
};

/** Weight of industries that the mix does not list: rare, but present. */
const TAIL_WEIGHT = 0.014;

/** Public authorities, households and embassies: no companies are invented there. */
const NEVER = /^(84|97|98|99|6411|6012|8542)/;

const sectionWords: [pattern: RegExp, words: string[]][] = [
  [/^0/, ['Agro', 'Natur']],
  [/^1[0-2]/, ['Fødevarer', 'Foods']],
  [/^1[3-5]/, ['Tekstil', 'Design']],
  [/^1[6-8]/, ['Træ', 'Papir', 'Tryk']],
  [/^2[0-1]/, ['Kemi', 'Pharma']],
  [/^2/, ['Industri', 'Teknik', 'Produktion']],
  [/^3[0-3]/, ['Produktion', 'Service']],
  [/^3/, ['Forsyning', 'Miljø']],
  [/^4[1-3]/, ['Byg', 'Anlæg']],
  [/^46/, ['Engros', 'Trading', 'Import']],
  [/^4[57]/, ['Handel', 'Shop']],
  [/^(49|5[0-3])/, ['Transport', 'Logistik']],
  [/^5[5-6]/, ['Gastro', 'Ferie']],
  [/^(5[89]|6[0-3])/, ['Media', 'Digital']],
  [/^6[4-6]/, ['Finans', 'Invest']],
  [/^8[5-8]/, ['Center', 'Institut']],
  [/^9/, ['Kultur', 'Fritid']],
];

function wordsOf(code: string): string[] {
  return sectionWords.find(([pattern]) => pattern.test(code))?.[1] ?? ['Service', 'Consult'];
}

/** The mix of industries by family of legal forms. */
export function createTrades(reference: Reference): Trades {
  const file = path.join(process.cwd(), 'prisma/sample/data/industry-mix.csv');
  const mix = new Map(parseCsv(readFileSync(file, 'utf8')).map((row) => [row[0], row]));
  const entries: [Trade, [number, number, number]][] = [];
  for (const { code, danish } of reference.industries.values()) {
    const [, capital, personal, association, titles = '', words = ''] = mix.get(code) ?? [];
    const trade = {
      code,
      text: danish,
      titles: titles.split('|').filter(Boolean),
      words: words ? words.split('|') : wordsOf(code),
    };
    if (capital) entries.push([trade, [Number(capital), Number(personal), Number(association)]]);
    else if (!NEVER.test(code)) entries.push([trade, [TAIL_WEIGHT, TAIL_WEIGHT, 0]]);
  }
  const column = (index: 0 | 1 | 2) =>
    new Weighted(entries.map(([trade, weights]) => [trade, weights[index]] as const));
  return {
    capital: column(0),
    personal: column(1),
    association: column(2),
    byCode: new Map(entries.map(([trade]) => [industryId('DB07', trade.code), trade])),
  };
}

export function tradeOf(trades: Trades, code: string): Trade {
  const trade = trades.byCode.get(industryId('DB07', code));
  if (!trade) throw new Error(`industries.csv has no DB07 code ${code}`);
  return trade;
}

const foundations = ['949900', '889910', '853110', '871010', '910200', '643030', '900400'];

export function drawTrade(
  trades: Trades,
  form: { family: FormFamily; code: number },
  random: Random,
): Trade {
  if (form.code === 260) return tradeOf(trades, '949100');
  if (form.code === 90 || form.code === 100) return tradeOf(trades, random.pick(foundations));
  if (form.code === 140)
    return tradeOf(trades, random.pick(['360000', '353000', '949900', '471120']));
  if (form.code === 40)
    return tradeOf(trades, random.pick(['682040', '682040', '681000', '643030', '351100']));
  return trades[form.family === 'foreign' ? 'capital' : form.family].draw(random);
}
