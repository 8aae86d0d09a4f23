import type { Reading } from '@/lib/ai-search/types';
import { readArguments } from '../../scripts/arguments';
import { query } from '../import/database';
import type { Row } from '../row';
import { percentile } from '../search/latency';
import { registerOptions, withRegister } from '../search/register';
import { measureAssistant } from './assistant';
import { danish } from './danish';
import { english } from './english';
import { measureFirstWord } from './first-word';
import { heldBack } from './held-back';
import { mixed } from './mixed';
import type { Question } from './question';
import { type Codes, canonical, inIndustries, rightOf } from './right';

const usage = `Usage: npm run bench -- ai [--companies N] [--keep DIR | --database URL] [--misses]
  How many questions the AI search reads exactly (those its grammar was developed with and those held
  back, separately), how long reading takes without the search, and how many questions the assistant
  answers with the right facts; also with a model if one is configured.
  --misses: shows which held-back questions fail; after that they no longer count as held back.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    ...registerOptions,
    companies: { type: 'string', default: '20000' },
    misses: { type: 'boolean', default: false },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  return withRegister(values, (url) => measureIn(url, values.misses));
}

type Read = (sentence: string) => Promise<Reading> | Reading;

async function measureIn(url: string, misses: boolean): Promise<Row[]> {
  const { findLexicon } = await import('@/lib/ai-search/find-lexicon');
  const { readSentence } = await import('@/lib/ai-search/reader');
  const { findModel } = await import('@/lib/integrations/openai');
  const { db } = await import('@/lib/db');
  try {
    const lexicon = await findLexicon();
    const codes = await codesOf(url);
    const rows = await askAll('reader', (text) => readSentence(text, lexicon), codes, misses);
    const model = findModel();
    const answered = [...(await measureAssistant(url)), await measureFirstWord()];
    if (!model) return [...rows, ...answered];
    const { readWithModel } = await import('@/lib/ai-search/model');
    const byModel: Read = (text) => readWithModel(text, { lexicon, model });
    return [...rows, ...(await askAll('model', byModel, codes, misses)), ...answered];
  } finally {
    await db.$disconnect();
  }
}

async function codesOf(url: string): Promise<Codes> {
  const industries = await query<Codes['industries'][number] & { used: boolean }>(
    url,
    `SELECT code, danish, EXISTS (SELECT FROM companies c
       WHERE c.industry_version = i.version AND c.industry_code = i.code) AS used
     FROM industries i WHERE version = 'DB07' ORDER BY code`,
  );
  const forms = await query<Codes['forms'][number]>(url, 'SELECT code, name FROM legal_forms');
  const used = industries.filter((one) => one.used).map(({ danish: text }) => text);
  return { industries, forms, used: new Set(used) };
}

async function askAll(by: string, read: Read, codes: Codes, misses: boolean): Promise<Row[]> {
  const open = [...danish, ...english, ...mixed];
  return [
    await ask(`${by}: ${open.length} open questions`, open, { read, codes, shown: true }),
    await ask(`${by}: ${heldBack.length} held back`, heldBack, { read, codes, shown: misses }),
  ];
}

type How = { read: Read; codes: Codes; shown: boolean };

const ROUNDS = 5;

async function ask(what: string, questions: readonly Question[], how: How): Promise<Row> {
  let exact = 0;
  const times: number[] = [];
  for (const [sentence, wanted] of questions) {
    const began = performance.now();
    const reading = await how.read(sentence);
    times.push(performance.now() - began);
    const right = rightOf(wanted, how.codes);
    const { search, sort, filters, notUnderstood: unknown } = reading;
    const got = { search, sort, filters: inIndustries(filters, how.codes), unknown };
    if (canonical(got) === canonical(right)) exact += 1;
    else if (how.shown) console.log(`${sentence}\n  is   ${shown(got)}\n  not  ${shown(right)}`);
  }
  // Once more, warm, as for every further question.
  if (what.startsWith('reader')) {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [sentence] of questions) {
        const began = performance.now();
        await how.read(sentence);
        times.push(performance.now() - began);
      }
    }
  }
  return {
    what,
    exact,
    'share %': ((100 * exact) / questions.length).toFixed(1),
    'p50 ms': percentile(times, 50).toFixed(2),
    'p95 ms': percentile(times, 95).toFixed(2),
    'worst ms': Math.max(...times).toFixed(1),
  };
}

const MOST = 600;
const shown = (value: unknown) => JSON.stringify(value).slice(0, MOST);
