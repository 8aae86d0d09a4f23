import { foldSearched } from '@/lib/words/fold';

const foldedList = (words: string) => words.split(', ').map(foldSearched);

/** Words for a narrower trade than any industry is, by a word for the industry that it is part of. */
const KINDS: readonly (readonly [trade: string, words: string])[] = [
  [
    'restaurant',
    'sushi, sushibar, sushirestaurant, tapas, tapasbar, ramen, steakhouse, bøfhus, buffet, gourmetrestaurant',
  ],
  [
    'autoværksted',
    'bilvask, bilpleje, autovask, vaskehal, bilglas, autoglas, autorude, rudeskift, car wash, car detailing',
  ],
  [
    'elektriker',
    'solceller, solcelle, solcelleanlæg, ladestander, ladestandere, ladeboks, solar panels, solar panel, ev charger',
  ],
  ['sportsundervisning', 'yoga, yogastudie, yogaskole, yogalærer, pilates, yoga studio'],
];

const trades = new Map(
  KINDS.flatMap(([trade, words]) =>
    foldedList(words).map((word) => [word.replaceAll(' ', ''), foldSearched(trade)] as const),
  ),
);

/** The word for the trade that a folded word is a kind of. */
export const tradeOfKind = (word: string): string | undefined => trades.get(word);

/** Words for trades that as many names have, whatever the company does: "Nordisk Invest". */
const OF_NAMES = new Set([
  ...foldedList(
    'holding, holdings, invest, investering, investment, ejendom, property, realestate',
  ),
  ...foldedList(
    'it, el, tv, tele, tech, technology, software, design, film, musik, event, reklame',
  ),
  ...foldedList(
    'marketing, kommunikation, konsulent, consulting, consultancy, consultant, rådgivning',
  ),
  ...foldedList(
    'energi, energy, power, metal, plast, kemi, træ, wood, jord, skov, maskin, elektronik',
  ),
  ...foldedList(
    'auto, bil, bus, fly, transportfirma, logistik, logistics, shipping, fragt, moving',
  ),
  ...foldedList(
    'finans, finance, financial, bank, venture, leasing, security, sikkerhed, vagt, law',
  ),
  ...foldedList(
    'research, forskning, engineering, sundhed, uddannelse, skole, education, bar, foto',
  ),
]);

/** Whether a folded word for a trade says so by itself; others may be parts of any name. */
export const isOfNames = (word: string): boolean => OF_NAMES.has(word);
