/**
 * Runs one verb for all companies of a file, in a process of its own:
 * `worker.ts VERB RATE FILE`. The result goes to a file beside it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { askAtRate, askInTurn } from '../search/latency';
import { asker, type Verb } from './verbs';

const [verb = 'overview tab', rate = '', file = ''] = process.argv.slice(2);
const companies = JSON.parse(readFileSync(file, 'utf8')) as { key: string; name: string }[];
const askFor = await asker(verb as Verb);
let error: string | null = null;
const ask = (company: { key: string; name: string }) =>
  askFor(company).catch((cause) => {
    error = `${company.key}: ${cause}`;
  });

const WARM_UP = 20;
const REPORTS = 30;
/** The index becomes ready between the first answers. */
const READY_MS = 3_000;

const [warmUp, measured] = [companies.slice(0, WARM_UP), companies.slice(WARM_UP)];
await askInTurn(warmUp, ask);
await setTimeout(READY_MS);
await askInTurn(warmUp, ask);
// A report occupies a thread for a second, so only a few are made, one after the other.
const inTurn = verb === 'report' || Number(rate) === 0;
const some = verb === 'report' ? measured.slice(0, REPORTS) : measured;
const round = () => (inTurn ? askInTurn(some, ask) : askAtRate(some, Number(rate), ask));
const first = await round();
const again = [...(await round()), ...(await round())];
writeFileSync(`${file}.${verb}`, JSON.stringify({ first, again, error }));
process.exit(0);
