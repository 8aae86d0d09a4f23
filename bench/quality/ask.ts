import type { Row } from '../row';
import type { Case } from './draw';

type SearchCompanies = typeof import('../../lib/search/queries').searchCompanies;

/** Position of the right company among the first results, from 1; 0 if it is missing. */
type Answer = Case & { place: number; first: string | null; milliseconds: number };

const FIRST = 3;

export async function ask(search: SearchCompanies, cases: readonly Case[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const one of cases) {
    const began = performance.now();
    const { items } = await search({ search: one.query, page: 1, pageSize: FIRST });
    const milliseconds = performance.now() - began;
    const place = items.findIndex(({ key }) => key === one.key) + 1;
    answers.push({ ...one, place, first: items[0]?.name ?? null, milliseconds });
  }
  return answers;
}

function summary(name: string, answers: readonly Answer[]): Row {
  const among = answers.filter(({ place }) => place > 0).length;
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    what: name,
    cases: answers.length,
    first: answers.filter(({ place }) => place === 1).length,
    [`among ${FIRST}`]: among,
    'share %': ((100 * among) / answers.length).toFixed(1),
    'p50 ms': (times[Math.floor(times.length * 0.5)] ?? 0).toFixed(1),
    'p95 ms': (times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1),
  };
}

/** A line per class and one for all. */
export function summaries(title: string, answers: readonly Answer[]): Row[] {
  const names = [...new Set(answers.map((answer) => answer.class))];
  const ofClass = (name: string) => answers.filter((answer) => answer.class === name);
  return [...names.map((name) => summary(name, ofClass(name))), summary(title, answers)];
}

/** Queries that missed, with the company that came first instead. */
export function printMisses(title: string, answers: readonly Answer[]): void {
  const misses = answers.filter(({ place }) => place === 0);
  console.log(`\n${title}: ${misses.length} of ${answers.length} not among the first ${FIRST}`);
  for (const { class: name, rule, query, name: wanted, first } of misses) {
    const found = first === null ? 'nothing found' : `first: ${first}`;
    console.log(`  ${name}, ${rule}: "${query}" for "${wanted}"; ${found}`);
  }
}
