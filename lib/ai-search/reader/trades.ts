import 'server-only';
import { divisionsOf, SECTOR_NAMES, sectorsOf } from '@/lib/companies/sectors';
import { isCalledLike } from '@/lib/search/everyday/industry-words';
import { namedTrades, singleWords, spelledTrades } from '@/lib/search/everyday/named-trades';
import { newerCodes } from '@/lib/search/everyday/newer-codes';
import { sectorWords } from '@/lib/search/everyday/sector-words';
import type { IndustryWords } from '@/lib/search/everyday/trades';
import type { Trie } from './trie';
import type { Tables, Trade } from './vocabulary';
import { choreWords, doings } from './words/doings';
import { energyWords } from './words/energy';
import { goodsWords } from './words/goods';

/** "tømrerfirma": what trades are called beside their own words, so that it can be misspelt. */
const firms = (words: string) =>
  singleWords(words)
    .map((word) => `${word}firma`)
    .join(', ');

export function addTrades(trie: Trie, tables: Tables, spelled: string[]): void {
  const put = (words: string, trade: Trade) => {
    if (trade.values.length > 0) trie.add(words, { is: 'industry', ...trade });
  };
  for (const [names, words] of sectorWords) {
    put(words, tradeCalled(tables, names.split('|')));
    spelled.push(singleWords(words).join(', '));
  }
  for (const called of namedTrades) {
    const [codes, words] = called;
    put(words, tradeOf(tables, codes.split(' '), called));
    if (spelledTrades.has(called)) spelled.push(words, firms(words));
  }
  for (const called of [...doings, ...choreWords, ...energyWords]) {
    const [codes, phrases] = called;
    put(phrases, tradeOf(tables, codes.split(' '), called));
  }
  for (const [codes, words] of goodsWords) {
    const { values } = tradeOf(tables, codes.split(' '), [codes, words]);
    if (values.length > 0) trie.add(words, { is: 'goods', values });
  }
  addNames(trie, tables);
}

function addNames(trie: Trie, tables: Tables): void {
  for (const { danish, english } of SECTOR_NAMES) {
    const trade = tradeCalled(tables, [danish]);
    if (!trade.sectors) continue;
    for (const name of [danish, english]) trie.addNew(name, { is: 'industry', ...trade });
  }
  const byText = new Map<string, Set<string>>();
  for (const { danish, english } of tables.industries) {
    for (const text of [danish, english]) {
      if (text) byText.set(text, (byText.get(text) ?? new Set()).add(danish));
    }
  }
  for (const [text, values] of byText) {
    trie.addNew(text, { is: 'industry', values: [...values] });
  }
}

/**
 * A trade by the first digits of the codes of its industries in DB07.
 * @param called its words, where it has some
 */
export function tradeOf(tables: Tables, codes: readonly string[], called?: IndustryWords): Trade {
  const values = industriesOf(tables, codes, called);
  return withSectors(tables, values, codes.every(isDivision) ? wholeSectors(codes) : []);
}

const isDivision = (code: string) => code.length === 2;

/** The sectors, and else the divisions, that are these two digits and no others. */
function wholeSectors(codes: readonly string[]): string[] {
  const levels = codes.flatMap((code) => sectorsOf(`${code}0001`) ?? []);
  const had = new Set(levels.map(({ division }) => division));
  const isWhole = (sector: string) => divisionsOf(sector).every((name) => had.has(name));
  const names = levels.map(({ sector, division }) => (isWhole(sector) ? sector : division));
  return [...new Set(names)];
}

/** A trade by the names of its sectors and divisions. */
function tradeCalled(tables: Tables, names: readonly string[]): Trade {
  const isOf = (code: string) =>
    Object.values(sectorsOf(code) ?? {}).some((name) => names.includes(name));
  const industries = tables.industries.filter(({ code }) => isOf(code));
  return withSectors(tables, usedFirst(tables, industries), names);
}

/** Those sectors that companies have. */
function withSectors({ usedSectors }: Tables, values: string[], names: readonly string[]): Trade {
  const sectors = names.filter((name) => usedSectors?.has(name) ?? true);
  return values.length > 0 && sectors.length > 0 ? { values, sectors } : { values };
}

/**
 * Danish names of the industries whose codes begin with these digits of DB07, and of those that are
 * the same in DB25. Where it parted an industry, those count that are called like the words.
 */
function industriesOf(tables: Tables, codes: readonly string[], called?: IndustryWords): string[] {
  const newer = codes.map(newerCodes);
  const [sure, unsure] = [newer.flatMap((one) => one.sure), newer.flatMap((one) => one.unsure)];
  const fitting = tables.industries.filter(({ code, version, danish, english }) => {
    const begins = (start: string) => code.startsWith(start);
    if (version === 'DB07') return codes.some(begins);
    if (sure.some(begins)) return true;
    return called && unsure.some(begins) && isCalledLike(called, [danish, english]);
  });
  return usedFirst(tables, fitting);
}

/** The names of industries that companies have; of all of them when no company has any. */
function usedFirst({ usedIndustries }: Tables, industries: Tables['industries']): string[] {
  const all = [...new Set(industries.map(({ danish }) => danish))];
  const used = all.filter((text) => usedIndustries?.has(text) ?? true);
  return used.length > 0 ? used : all;
}
