import { readArguments } from '../../scripts/arguments';
import type { Row } from '../row';
import { withFolder } from '../with-folder';
import { measureVerb } from './ours';
import { measureNaive, measureSphinx } from './peers';
import { prepare } from './prepare';
import { registerOptions, withRegister } from './register';
import { comparison, type Results, tableOf } from './table';
import { VERBS } from './types';

const sum = (word: string, count: number) => `${count.toLocaleString('en')} ${word}`;

const usage = `Usage: npm run bench -- search [--companies N] [--keep DIR | --database URL] [--rate N]
      [--rounds N] [--peers none|naive|sphinx]
  Latencies in ms: those of queries seen before, and those of queries that are new to the process.`;

export async function measure(args: string[]): Promise<Row[]> {
  const options = {
    ...registerOptions,
    rate: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '3' },
    peers: { type: 'string', default: 'naive,sphinx' },
  } as const;
  const { values } = readArguments({ args, options }, usage);
  const [rate, rounds] = [Number(values.rate), Number(values.rounds)];
  return withFolder((folder) =>
    withRegister(values, (url) =>
      measureOn({ url, folder, rate, rounds, peers: values.peers.split(',') }),
    ),
  );
}

type Options = { url: string; folder: string; rate: number; rounds: number; peers: string[] };

async function measureOn({ peers, ...options }: Options): Promise<Row[]> {
  const { index, queries, warmUp } = await prepare(options.url);
  const sizes = [sum('companies', index.docs), sum('distinct words of names', index.words.count)];
  console.log(`${sizes.join(', ')}, ${sum('different queries', queries.length)}.`);
  const results: Results = { companies: index.docs, queries, verbs: new Map(), peers: [] };
  const work = { ...options, queries, warmUp };
  for (const verb of VERBS) {
    console.log(`Asking for ${verb}: ${options.rate} a second …`);
    const result = await measureVerb(verb, work);
    results.verbs.set(verb, result);
    const [error] = result.errors;
    if (error) console.log(`${result.errors.length} answers failed, the first: ${error}`);
  }
  if (peers.includes('sphinx')) {
    const sphinx = await measureSphinx(work, index);
    results.peers.push(...sphinx);
    if (sphinx.length === 0) console.log('Sphinx (Debian: sphinxsearch) is not installed.');
  }
  if (peers.includes('naive')) results.peers.push(await measureNaive(work));
  for (const peer of results.peers) console.log(comparison(results, peer).join('\n'));
  const about = { asked: 'register', queries: sizes.join(', '), number: queries.length };
  return [...tableOf(results), about];
}
