import { type CompanyFacts, companyFacts, knownFactIn } from '@/lib/assistant/tools/company';
import type { Fact } from '@/lib/assistant/tools/facts';
import { accountFigures } from '@/lib/assistant/tools/figures';
import { ownedCompanies, similarCompanies } from '@/lib/assistant/tools/people';
import { isInDistress } from '@/lib/companies/distress';
import { DAY_MS } from '@/lib/milliseconds';
import { AMOUNTS_TOLD, amountsAnswer, figureLine, periodHeading } from '../figures/figure-answers';
import { claimText, isMore, type Size, sizeOf, yesOrNo } from '../figures/size';
import type { Claim } from '../question/claim';
import type { When } from '../question/when';
import {
  chosenLink,
  companyLink,
  factLine,
  factName,
  reasonName,
  signingIn,
  statusWords,
} from '../text/names';
import type { Known, Reply, Speak } from '../text/reply';
import { bold, link, noted, plain, replied, TEXTS } from '../text/texts';
import { isNamedIn } from '../words/match';
import { ALONE, ROLE_WORDS } from '../words/vocabulary';
import { activitiesText } from './passages-answer';
import { readSigningRule } from './signing-rule';

/** "2020" or "2020-12", as many years earlier. */
const yearsBefore = (period: string, years: number) =>
  String(Number(period.slice(0, 4)) - years) + period.slice(4);

const inYear = (points: readonly Fact[], year: number | null) =>
  year === null ? undefined : points.find(({ period }) => period?.startsWith(String(year)));

/** The newest head count that is meant, and the one of the same month of the year before it. */
function bothOf(points: readonly Fact[], { span, most }: When): [now?: Fact, then?: Fact] {
  const now = span?.last ? inYear(points, span.last) : points[0];
  const years = span ? Number(now?.period?.slice(0, 4)) - span.first : (most ?? 2) - 1;
  const then = points.find(({ period }) => period === yearsBefore(now?.period ?? '', years));
  return [now, then ?? (span ? inYear(points, span.first) : undefined)];
}

/**
 * "Has it more employees than last year?", from the register's head counts, or where those leave
 * it open, from the averages of the accounts.
 */
async function staffChange(
  known: Known,
  { company, facts, employment }: CompanyFacts,
  when: When,
): Promise<Reply> {
  const { say } = known;
  const today = facts.find(({ field }) => field === 'employees');
  // An old head count says nothing of now.
  const isOld = !when.span?.last && today !== undefined && sizeOf(today) === null;
  const both = isOld ? [] : bothOf(employment, when);
  const counts = both.flatMap((one) => one ?? []);
  const [now, then] = both.map((one) => (one ? sizeOf(one, true) : null));
  const isSo = now && then ? (when.moved === 'up' ? isMore(now, then) : isMore(then, now)) : null;
  const name = say(factName('employees'));
  const lines = counts.map(
    ({ period, shown, href }) => `- ${name} ${period}: ${link(shown, href)}`,
  );
  const heading = bold(companyLink(company));
  const listed = lines.length > 0 ? [lines.join('\n')] : [];
  if (isSo !== null) return { text: [heading, yesOrNo(isSo, say), ...listed].join('\n\n') };
  const { text } = await amountsAnswer(known, { ...when, fields: ['employees'] });
  return { text: [text, ...listed].join('\n\n') };
}

const CONTACTS = ['phone', 'email', 'website', 'address'];

const TOGETHER: Record<string, string[]> = {
  contact: CONTACTS,
  capital: ['capital', 'capitalPartlyPaid'],
  capitalPartlyPaid: ['capital', 'capitalPartlyPaid'],
  industry: ['industry', 'secondaryIndustries'],
  sector: ['sector', 'industry'],
  status: ['status', 'statusSince'],
  ceased: ['status', 'statusSince', 'ceased'],
};

function protectedNote({ advertisingProtected }: CompanyFacts, fields: string[], say: Speak) {
  if (!advertisingProtected || !fields.some((field) => CONTACTS.includes(field))) return [];
  return noted(say, {
    en: 'The company is under advertising protection: do not write or call for advertising.',
    da: 'Virksomheden er reklamebeskyttet: Den må ikke kontaktes med reklame.',
  });
}

function chosen({ facts }: CompanyFacts, fields: string[]): Fact[] {
  const wanted = [...new Set(fields.flatMap((field) => TOGETHER[field] ?? [field]))];
  const found = wanted.flatMap((field) => facts.filter((fact) => fact.field === field));
  // A requested fact is reported even when it is missing or untrue; facts that only accompany it are
  // not.
  const isTold = ({ value }: Fact) => value !== null && value !== 'no';
  return found.filter(
    (fact) => isTold(fact) || fields.includes(fact.field) || CONTACTS.includes(fact.field),
  );
}

const DIRECTOR = ROLE_WORDS.find(([group]) => group === 'MANAGEMENT')?.[1] ?? '';

/**
 * Explains the signing rule, which the register has in Danish; empty when its wording is unknown.
 */
function ruleText(rule: string | null, question: string, say: Speak): string[] {
  const read = rule ? readSigningRule(rule) : null;
  if (!read) return [];
  const { english, directorAlone: may } = read;
  const means = say({ en: `That is: it is bound by ${english}.`, da: '' });
  const asksAlone = isNamedIn(ALONE, question) && isNamedIn(DIRECTOR, question);
  const yes = {
    en: 'By this rule a director may sign alone.',
    da: 'Efter reglen kan en direktør tegne virksomheden alene.',
  };
  const no = {
    en: 'By this rule no director may sign alone.',
    da: 'Efter reglen kan ingen direktør tegne virksomheden alene.',
  };
  const verdict = asksAlone && may !== null ? [say(may ? yes : no)] : [];
  return [...(means ? [means] : []), ...verdict];
}

/** What the rule means, and who acts for the company instead while it is in bankruptcy or the like. */
function signingText(facts: CompanyFacts, question: string, say: Speak): string[] {
  const textOf = (name: string) => knownFactIn(facts, name)?.value?.toString();
  const told = ruleText(textOf('signingRule') ?? null, question, say);
  const status = textOf('status');
  return isInDistress(status) ? [...told, say(signingIn(status))] : told;
}

/** Maximum months or years of employment that are listed. */
const MOST_PERIODS = 12;

/** Employees for each period that the register publishes. */
function employmentText({ employment }: CompanyFacts, say: Speak): string[] {
  if (employment.length < 2) return [];
  const lines = employment
    .slice(0, MOST_PERIODS)
    .map(({ period, shown, href }) => `- ${period}: ${link(shown, href)}`);
  const heading = say({ en: 'Employees, by period:', da: 'Ansatte efter periode:' });
  return [[heading, ...lines].join('\n')];
}

/** The average head count of the accounts of a year that the register has no count of. */
async function averageText(
  { company, say }: Known,
  { year, claim }: { year: number; claim?: Claim },
): Promise<string[]> {
  const found = await accountFigures({ key: company.key, fields: ['employees'], year });
  const [period] = found?.periods ?? [];
  const [figure] = period?.figures ?? [];
  if (!period || typeof figure?.value !== 'number') return [];
  const verdict = claimText(claim, { low: figure.value, high: figure.value }, say);
  const line = figureLine(figure, { ...AMOUNTS_TOLD, say });
  return [...verdict, [periodHeading(period), line].join('\n')];
}

type FactsAsked = {
  fields: string[];
  year: number | null;
  history?: boolean;
  activities?: true;
  claim?: Claim;
  change?: When;
};

const YEAR = 365.2425 * DAY_MS;

/** The age of a company in years; null once it has ended, as the question is of today. */
function ageOf(facts: CompanyFacts): Size | null {
  const founded = knownFactIn(facts, 'founded');
  if (!founded || knownFactIn(facts, 'ceased')) return null;
  const age = (Date.now() - Date.parse(String(founded.value))) / YEAR;
  return { low: age, high: age };
}

export async function factAnswer(
  known: Known,
  { fields, year, history = false, activities, claim, change }: FactsAsked,
): Promise<Reply> {
  const { company, question, say } = known;
  const facts = await companyFacts(company);
  if (!facts) return { text: say(TEXTS.notInRegister) };
  if (change) return staffChange(known, facts, change);
  const heading = bold(companyLink(facts.company));
  if (year !== null && fields.includes('employees')) {
    const then = inYear(facts.employment, year);
    const name = `${say(factName('employees'))} ${then?.period ?? year}`;
    const shown = then ? link(then.shown, then.href) : say(TEXTS.notReported);
    const verdict = claimText(claim, then ? sizeOf(then, true) : null, say);
    const average = then ? [] : await averageText(known, { year, claim });
    const told = average.length > 0 ? average : [...verdict, `${name}: ${shown}`];
    return { text: [heading, ...told].join('\n\n') };
  }
  const listed = chosen(facts, fields);
  const lines = listed.map((fact) => `- ${factLine(fact, facts, say)}`);
  const read = fields.includes('signingRule') ? signingText(facts, question, say) : [];
  const over = history && fields.includes('employees') ? employmentText(facts, say) : [];
  const [counted] = listed.filter(({ field }) => field === 'employees');
  const size = counted ? sizeOf(counted) : fields.includes('founded') ? ageOf(facts) : null;
  const verdict = claimText(claim, size, say);
  const told = [...lines, ...protectedNote(facts, fields, say)].join('\n');
  const text = [heading, ...verdict, told].join('\n\n');
  const doing = activities ? await activitiesText(known) : [];
  return { text: [text, ...read, ...over, ...doing].join('\n\n') };
}

const SUMMARY = [
  ...['cvr', 'status', 'statusSince', 'companyType', 'industry', 'address', 'founded'],
  ...['ceased', 'ceo', 'employees', 'phone', 'email', 'website'],
];

export async function summaryAnswer({ company, say }: Known): Promise<Reply> {
  const facts = await companyFacts(company);
  if (!facts) return { text: say(TEXTS.notInRegister) };
  const listed = facts.facts.filter(
    ({ field, value }) => SUMMARY.includes(field) && value !== null,
  );
  const lines = listed.map((fact) => `- ${factLine(fact, facts, say)}`);
  const heading = bold(companyLink(facts.company));
  return { text: [heading, '', ...lines, ...protectedNote(facts, CONTACTS, say)].join('\n') };
}

export async function ownedAnswer({ company, say }: Known): Promise<Reply> {
  const found = await ownedCompanies(company);
  const of = companyLink(company);
  if (!found || found.total === 0) {
    return replied(say, {
      en: `Not in the register: no company of which ${of} is an owner.`,
      da: `Ikke i registret: ingen virksomhed, som ${of} er ejer af.`,
    });
  }
  const count = link(String(found.total), found.href);
  const heading = say({
    en: `${bold(of)} owns a part of ${count}:`,
    da: `${bold(of)} ejer en del af ${count}:`,
  });
  const lines = found.owned.map(({ ownership, status, ...owned }) => {
    const state = status === 'ACTIVE' ? null : say(statusWords(status, null));
    return [`- ${chosenLink(owned)}`, ownership, state].filter(Boolean).join(', ');
  });
  return { text: [heading, '', ...lines].join('\n') };
}

export async function similarAnswer({ company, say }: Known): Promise<Reply> {
  const found = await similarCompanies(company);
  const of = companyLink(company);
  if (!found || found.similar.length === 0) {
    return replied(say, {
      en: `No company like ${of} was found.`,
      da: `Ingen virksomhed som ${of} blev fundet.`,
    });
  }
  const lines = found.similar.map(({ reasons, ...like }) => {
    const why = reasons.map((reason) => say(reasonName(reason))).join(', ');
    const town = like.town ? `, ${plain(like.town)}` : '';
    return `- ${chosenLink(like)}${town}: ${why.toLocaleLowerCase('da')}`;
  });
  const heading = say({ en: `Companies like ${of}:`, da: `Virksomheder, der ligner ${of}:` });
  return { text: [heading, '', ...lines].join('\n') };
}
