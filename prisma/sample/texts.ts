import type { ArticlesRecord } from '@/lib/register/record';
import { dayNumber, dayText, yearOf } from './calendar';
import { dayInLife } from './life';
import type { Profile } from './profile';
import type { Random } from './random';

const none: ArticlesRecord = {
  purpose: null,
  capital: null,
  capitalCurrency: null,
  signingRule: null,
  financialYearStart: null,
  financialYearEnd: null,
  auditWaived: null,
  listed: null,
  capitalPartlyPaid: null,
  shareClasses: null,
  articlesOn: null,
  firstPeriodStart: null,
  firstPeriodEnd: null,
};

/** First and last day of the financial year; the calendar year is by far the most common. */
const financialYears = [
  ['--01-01', '--12-31'],
  ['--01-01', '--12-31'],
  ['--01-01', '--12-31'],
  ['--01-01', '--12-31'],
  ['--01-01', '--12-31'],
  ['--07-01', '--06-30'],
  ['--10-01', '--09-30'],
  ['--05-01', '--04-30'],
  ['--04-01', '--03-31'],
] as const;

function purposeOf({ trade, holding }: Profile, random: Random): string {
  if (holding) {
    return 'Selskabets formål er at eje kapitalandele i andre selskaber og anden hermed beslægtet virksomhed.';
  }
  const business =
    trade.text.charAt(0).toLowerCase() + trade.text.slice(1).replace(/,? i\.a\.n\.$|\.$/, '');
  return random.pick([
    `Selskabets formål er ${business} samt anden hermed beslægtet virksomhed.`,
    `Selskabets formål er at drive virksomhed inden for ${business} og dermed forbundne aktiviteter.`,
    `Formålet er ${business}, herunder handel, investering og service.`,
  ]);
}

/** At least the legal minimum when the company was founded. */
function capitalOf({ form, life }: Profile, random: Random): number {
  const year = yearOf(life.founded);
  const generous = random.chance(0.2) ? random.between(1, 20) * 25_000 : 0;
  if (form.code === 60) return (year < 2019 ? 500_000 : 400_000) + generous * 10;
  if (form.code === 81) return random.pick([1, 1, 1, 100, 1000, 5000, 10_000]);
  if (year >= 2020) return 40_000 + generous;
  if (year >= 2014) return 50_000 + generous;
  return (year >= 2010 ? 80_000 : 125_000) + generous;
}

const signing = [
  'Selskabet tegnes af en direktør.',
  'Selskabet tegnes af direktionen.',
  'Selskabet tegnes af direktøren alene.',
  'Selskabet tegnes af to direktører i forening.',
];

const signingWithBoard = [
  'Selskabet tegnes af en direktør i forening med bestyrelsens formand eller af den samlede bestyrelse.',
  'Selskabet tegnes af bestyrelsens formand i forening med en direktør.',
  'Selskabet tegnes af to bestyrelsesmedlemmer i forening eller af den samlede bestyrelse.',
];

/** In days: a first financial year that would be shorter ends a year later. */
export const SHORTEST_YEAR = 150;

/**
 * From the founding to the first end of a financial year that is not too near. It may be after the
 * sample's day, which `dayText` cannot write.
 */
function firstPeriodOf({ founded }: Profile['life'], yearEnd: string) {
  const year = yearOf(founded);
  const ends = [year, year + 1, year + 2].map((end) => `${end}${yearEnd.slice(1)}`);
  const firstPeriodEnd = ends.find((end) => dayNumber(end) - founded >= SHORTEST_YEAR) ?? null;
  return { firstPeriodStart: dayText(founded), firstPeriodEnd };
}

/** Whether all of the capital is paid, its classes, and the articles' date. */
function drawCapitalFacts({ form, life }: Profile, capital: number, random: Random) {
  const mayOwe = form.code !== 81 && capital > 50_000 && yearOf(life.founded) >= 2010;
  return {
    capitalPartlyPaid: random.chance(0.06) && mayOwe,
    shareClasses: random.chance(form.code === 60 ? 0.15 : 0.04),
    articlesOn: random.chance(0.4) ? dayInLife(life, random.next()) : dayText(life.founded),
  };
}

/**
 * The contents of the articles of association, which only capital companies register.
 *
 * @param later A stream of its own for what was added, so that earlier draws keep their values.
 */
export function drawArticles(profile: Profile, random: Random, later: Random): ArticlesRecord {
  if (profile.form.family !== 'capital') return none;
  const [financialYearStart, financialYearEnd] = random.pick(financialYears);
  const large = profile.form.code === 60;
  const purpose = purposeOf(profile, random);
  const capital = capitalOf(profile, random);
  return {
    purpose,
    capital,
    capitalCurrency: 'DKK',
    signingRule: random.pick(large ? signingWithBoard : signing),
    financialYearStart,
    financialYearEnd,
    auditWaived: !large && random.chance(0.45),
    listed: large && random.chance(0.006),
    ...drawCapitalFacts(profile, capital, later),
    ...firstPeriodOf(profile.life, financialYearEnd),
  };
}
