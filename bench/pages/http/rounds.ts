import { percentile } from '../../search/latency';
import type { Server } from '../server';
import { type Asked, load } from './load';

/** Answers a second of the middle round, bytes of an answer, and what was no answer. */
export type Rate = { rate: number; size: number; errors: string[] };

const ROUNDS = 5;

const turned = (asked: Asked[], round: number): Asked[] => {
  const start = Math.floor((asked.length * round) / ROUNDS);
  return [...asked.slice(start), ...asked.slice(0, start)];
};

/**
 * How many answers of each kind the server gives in a second. The kinds are asked by turns, so
 * that what else the machine does in one minute is not held against one of them.
 * @param seconds Of all rounds of a kind together.
 */
export async function ratesInRounds<Kind extends string>(
  server: Server,
  kinds: Record<Kind, Asked[]>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Record<Kind, Rate>> {
  const names = Object.keys(kinds) as Kind[];
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
