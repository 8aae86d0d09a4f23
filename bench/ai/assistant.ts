import type { Row } from '../row';
import { percentile } from '../search/latency';
import { type Drawn, drawCompanies, registerFacts } from './assistant-facts';
import { type AssistantQuestion, ofCompanies, ofRegister } from './assistant-questions';

/** A question about real companies, and a check of the answer. */
type Asked = { sentence: string; isRight: (text: string) => boolean };

const NOBODY = '00000000-0000-4000-8000-00000000000f';

/** Markdown without backslash escapes. */
const unescaped = (text: string) => text.replace(/\\([^\p{L}\p{N}\s])/gu, '$1');

/** Chooses a company for each question, a different one each time, among those with its facts. */
function pick(companies: Drawn[], facts: string[], nth: number): [Drawn, Drawn] {
  const fitting = companies.filter((one) => facts.every((fact) => one.facts[fact]));
  const one = fitting[(nth * 7) % fitting.length];
  const others = companies.filter(
    (other) =>
      other !== one &&
      other.facts.newestEquity &&
      other.facts.employees?.[0] !== one?.facts.employees?.[0],
  );
  const other = others[(nth * 11) % others.length];
  if (!one || !other) throw new Error(`No company has ${facts.join(', ')}.`);
  return [one, other];
}

const withoutForm = (name: string) => name.replace(/ (?:A\/S|ApS)$/, '');

function fill(sentence: string, one: Drawn, other: Drawn): string {
  const short = withoutForm(one.name);
  const words: Record<string, string> = {
    name: one.name,
    short,
    small: short.toLowerCase(),
    genitive: `${short}s`,
    cvr: one.key,
    other: other.name,
    year: String(one.year),
    old: '1987',
  };
  return sentence.replace(/\{(\w+)\}/g, (whole, word: string) => words[word] ?? whole);
}

const numberIn = (texts: string[] | null | undefined) =>
  Number((texts?.[0] ?? '').replace(/\D/g, ''));

/** What an answer must contain for a fact. */
function holds(text: string, fact: string, [one, other]: [Drawn, Drawn], all: Drawn[]): boolean {
  const has = (texts: string[] | null | undefined) =>
    (texts ?? []).every((part) => text.includes(part));
  if (fact === 'otherEmployees') return has(other.facts.employees);
  if (fact === 'otherEquity') return has(other.facts.newestEquity);
  if (fact === 'larger') {
    const larger = numberIn(one.facts.employees) > numberIn(other.facts.employees) ? one : other;
    return new RegExp(`(?:Most by employees|Højest på ansatte): \\[${larger.name}\\]`).test(text);
  }
  if (fact !== 'similar') return has(one.facts[fact]);
  const keys = [...text.matchAll(/\/detail\/(\d{8})/g)].map(([, key]) => key);
  const kin = all.filter(({ industryGroup }) => industryGroup === one.industryGroup);
  return (
    keys.length > 3 &&
    (kin.length < 2 || /[Ss]ame industry|samme branche|elated|eslægtet/.test(text))
  );
}

async function questionsOf(url: string): Promise<Asked[]> {
  const companies = await drawCompanies(url);
  const { municipality, facts: known } = await registerFacts(url);
  const companyQuestions = ofCompanies.map(([sentence, ...facts]: AssistantQuestion, nth) => {
    const pair = pick(companies, facts, nth);
    const isRight = (text: string) => facts.every((fact) => holds(text, fact, pair, companies));
    return { sentence: fill(sentence, ...pair), isRight };
  });
  const registerQuestions = ofRegister.map(([sentence, ...facts]) => ({
    sentence: sentence.replace('{municipality}', municipality),
    isRight: (text: string) => facts.every((fact) => text.includes(known[fact] ?? '\0')),
  }));
  return [...companyQuestions, ...registerQuestions];
}

type Answer = (question: string) => Promise<string>;

async function askAll(by: string, questions: Asked[], answer: Answer): Promise<Row> {
  let right = 0;
  const times: number[] = [];
  for (const { sentence, isRight } of questions) {
    const began = performance.now();
    const text = unescaped(await answer(sentence));
    times.push(performance.now() - began);
    if (isRight(text)) right += 1;
    else console.log(`${sentence}\n  ${text.replaceAll('\n', '\n  ').slice(0, 500)}`);
  }
  return {
    what: `assistant by ${by}: ${questions.length} questions`,
    exact: right,
    'share %': ((100 * right) / questions.length).toFixed(1),
    'p50 ms': percentile(times, 50).toFixed(2),
    'p95 ms': percentile(times, 95).toFixed(2),
    'worst ms': Math.max(...times).toFixed(1),
  };
}

/** Questions over all roles of the register. Each is asked once: answers are remembered. */
const MOST_HELD = [
  'Who sits on the most boards?',
  'Who audits the most companies?',
  'Hvem ejer flest virksomheder?',
  'Hvem er direktør i flest virksomheder?',
];

async function askMostHeld(answer: Answer): Promise<Row> {
  const times: number[] = [];
  for (const question of MOST_HELD) {
    const began = performance.now();
    await answer(question);
    times.push(performance.now() - began);
  }
  return {
    what: `assistant by reader: ${MOST_HELD.length} questions who holds most roles`,
    'p50 ms': percentile(times, 50).toFixed(1),
    'worst ms': Math.max(...times).toFixed(1),
  };
}

/**
 * How many questions the assistant answers with the right facts, which independent SQL reads from
 * the register: with the built-in reader, and with a model if one is configured. The environment
 * already names the database.
 */
export async function measureAssistant(url: string): Promise<Row[]> {
  const { answerByReader } = await import('@/lib/assistant/reader');
  const { answerByModel } = await import('@/lib/assistant/model/drive');
  const { findModel } = await import('@/lib/integrations/openai');
  const questions = await questionsOf(url);
  const spoken = { userId: NOBODY, openKey: null, formerKey: null };
  const byReader: Answer = async (question) => (await answerByReader({ ...spoken, question })).text;
  const rows = [await askAll('reader', questions, byReader), await askMostHeld(byReader)];
  const model = findModel();
  if (!model) return rows;
  const signal = new AbortController().signal;
  const byModel: Answer = async (question) => {
    let text = '';
    for await (const piece of answerByModel({
      model,
      userId: NOBODY,
      question,
      former: [],
      signal,
    })) {
      if (piece.type === 'text') text += piece.text;
    }
    return text;
  };
  return [...rows, await askAll('model', questions, byModel)];
}
