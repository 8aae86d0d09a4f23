import { femaleNames, maleNames, middleNames, surnames } from './data/people';
import { PERSON_ID_BASE } from './keys';
import { Random } from './random';

export type Person = { id: number; first: string; surname: string; name: string };

/** A person's name depends on the id alone, so it is the same in every role. */
export function person(index: number): Person {
  const id = PERSON_ID_BASE + index;
  const random = new Random(id, 0x9e7);
  const names = random.chance(0.34) ? femaleNames : maleNames;
  const first = random.pickSkewed(names);
  const surname = random.pickSkewed(surnames);
  const parts = [first];
  if (random.chance(0.12)) parts.push(random.pick(names));
  if (random.chance(0.45)) parts.push(random.pick(middleNames));
  if (random.chance(0.06)) return { id, first, surname, name: hyphenated(parts, surname, random) };
  return { id, first, surname, name: [...parts, surname].join(' ') };
}

function hyphenated(parts: string[], surname: string, random: Random): string {
  return [...parts, `${random.pick(middleNames)}-${surname}`].join(' ');
}

/**
 * The index of a person to fill a role. A fifth of the draws come from the first tenth of the
 * people, so that some hold many roles, as board members do.
 */
export function drawPerson(random: Random, people: number): number {
  return random.below(random.chance(0.2) ? Math.ceil(people / 10) : people);
}
