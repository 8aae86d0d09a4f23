import { keysOf } from '@/lib/entries';
import { percentile } from '../../search/latency';
import type { Server } from '../server';
import { type Asked, load } from './load';

/** Answers per second in the median round, bytes per answer, and failures. */
export type Rate = { rate: number; size: number; errors: string[] };

const ROUNDS = 5;

const turned = (asked: Asked[], round: number): Asked[] => {
  const start = Math.floor((asked.length * round) / ROUNDS);
  return [...asked.slice(start), ...asked.slice(0, start)];
};

/**
 * How many answers of each kind the server gives per second. The kinds alternate, so that other
 * activity on the machine does not affect only one of them.
 * @param seconds Total over all rounds of a kind.
 */
export async function ratesInRounds<Kind extends string>(
  server: Server,
  kinds: Record<Kind, Asked[]>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Record<Kind, Rate>> {
  const names = keysOf(kinds);
  const answers = new Map<Kind, Rate[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    console.log(`Pages, round ${round + 1} of ${ROUNDS}: ${connections} connections …`);
    for (const name of names) {
      const asked = turned(kinds[name], round);
      const rate = await load(server, { asked, connections, seconds: seconds / ROUNDS });
      answers.set(name, [...(answers.get(name) ?? []), rate]);
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, middleOf(answers.get(name) ?? [])]),
  ) as Record<Kind, Rate>;
}

function middleOf(all: Rate[]): Rate {
  const middle = (numbers: number[]) => percentile(numbers, 50);
  return {
    rate: middle(all.map(({ rate }) => rate)),
    size: middle(all.map(({ size }) => size)),
    errors: all.flatMap(({ errors }) => errors),
  };
}
