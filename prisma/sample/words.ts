import {
  compoundHeads,
  compoundTails,
  syllableEnds,
  syllableMiddles,
  syllableStarts,
} from './data/names';
import type { Random } from './random';

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** An invented word: made of syllables (over a million combinations) or a Danish compound. */
export function brandWord(random: Random): string {
  if (random.chance(0.3)) return random.pick(compoundHeads) + random.pick(compoundTails);
  let word = random.pick(syllableStarts);
  if (random.chance(0.8)) word += random.pick(syllableMiddles);
  if (random.chance(0.12)) word += random.pick(syllableMiddles);
  return capitalised(word + random.pick(syllableEnds));
}

/** The Danish genitive of a name, with which another name can begin. */
export function genitive(name: string): string {
  return /[sxz]$/i.test(name) ? `${name}'` : `${name}s`;
}

const months = [
  'januar',
  'februar',
  'marts',
  'april',
  'maj',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'december',
];

/** 12. marts 2014 */
export function writtenDate(day: string): string {
  return `${Number(day.slice(8))}. ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}
