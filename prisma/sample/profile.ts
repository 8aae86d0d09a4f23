import type { Day } from '@/lib/register/record';
import { readReference } from '@/lib/register/reference';
import { createForms, drawForm, type Form, type Forms } from './forms';
import { createTrades, drawTrade, type Trade, type Trades, tradeOf } from './industries';
import { COMPANY_ID_BASE, sampleKey } from './keys';
import { drawLife, drawStatusSince, type Life } from './life';
import { createPlaces, type Places } from './places';
import { mix, Random } from './random';

/** Data shared by all records; its size does not depend on the number of companies. */
export type World = {
  companies: number;
  seed: number;
  people: number;
  forms: Forms;
  trades: Trades;
  places: Places;
};

/**
 * The facts that other companies may need about a company. They are derived from the index alone,
 * so an owner can be named without being generated.
 */
export type Profile = {
  index: number;
  key: string;
  registerId: number;
  form: Form;
  trade: Trade;
  life: Life;
  statusSince: Day | null;
  /** Index of the holding company that owns it. */
  owner: number | null;
  /** The person behind it, the same for a holding company and its subsidiaries. */
  lead: number;
  holding: boolean;
};

export function createWorld(companies: number, seed: number): World {
  const reference = readReference();
  return {
    companies,
    seed,
    people: Math.max(40, Math.floor(companies * 0.75)),
    forms: createForms(reference),
    trades: createTrades(reference),
    places: createPlaces(reference),
  };
}

/**
 * Each aspect of a company has its own random stream, so that an additional draw in one does not
 * affect the others.
 */
const streams = {
  profile: 1,
  name: 2,
  address: 3,
  contact: 4,
  staff: 5,
  units: 6,
  roles: 7,
  accounts: 8,
  texts: 9,
  person: 10,
  articles: 11,
  move: 12,
  passages: 13,
  opinions: 14,
} as const;

export function stream(world: World, index: number, name: keyof typeof streams): Random {
  return new Random(world.seed, index, streams[name]);
}

/**
 * Holding companies and audit firms have fixed indexes, so that one can be found without a list.
 */
export const HOLDING = { every: 11, first: 4 };
const AUDITOR = { every: 397, first: 17 };

function isSlot(index: number, slot: { every: number; first: number }): boolean {
  return index % slot.every === slot.first;
}

function slotIndex(world: World, slot: typeof HOLDING, random: Random): number | null {
  const count = Math.floor((world.companies - 1 - slot.first) / slot.every) + 1;
  return count > 0 ? slot.first + slot.every * random.below(count) : null;
}

const holdingTrades = [
  '642020',
  '642020',
  '642020',
  '642020',
  '642020',
  '642010',
  '701010',
  '642030',
];

export function profile(world: World, index: number): Profile {
  const random = stream(world, index, 'profile');
  const holding = isSlot(index, HOLDING);
  const auditor = !holding && isSlot(index, AUDITOR);
  const form = drawForm(
    world.forms,
    holding ? 'holding' : auditor ? 'auditor' : 'ordinary',
    random,
  );
  const life = drawLife(auditor ? { ...form, alive: 0.93 } : form, random);
  let trade: Trade;
  if (holding) trade = tradeOf(world.trades, random.pick(holdingTrades));
  else if (auditor) trade = tradeOf(world.trades, '692000');
  else trade = drawTrade(world.trades, form, random);
  const owner = holding || form.family !== 'capital' ? null : drawOwner(world, life, random);
  return {
    index,
    key: sampleKey(index),
    registerId: COMPANY_ID_BASE + index,
    form,
    trade,
    life,
    // Drawn last, so that earlier draws keep their values.
    statusSince: drawStatusSince(life, random),
    owner,
    lead: leadOf(world, owner ?? index),
    holding,
  };
}

/**
 * The day from which a company in bankruptcy or compulsory dissolution files no accounts and
 * appoints nobody; null for all others.
 */
export function stoppedOn({ life: { status }, statusSince }: Profile): Day | null {
  const isStopped = status === 'IN_BANKRUPTCY' || status === 'IN_COMPULSORY_DISSOLUTION';
  return isStopped ? statusSince : null;
}

function leadOf(world: World, index: number): number {
  return mix(world.seed, index, streams.person) % world.people;
}

/**
 * A little over half of the capital companies belong to a living holding company, founded at most
 * 3,000 days after them.
 */
function drawOwner(world: World, life: Life, random: Random): number | null {
  if (!random.chance(0.72)) return null;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const index = slotIndex(world, HOLDING, random);
    if (index === null) return null;
    const owner = profile(world, index).life;
    if (owner.ended === null && owner.founded <= life.founded + 3000) return index;
  }
  return null;
}

/** An audit firm that has not ceased, or null. */
export function drawAuditor(world: World, random: Random): Profile | null {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const index = slotIndex(world, AUDITOR, random);
    if (index === null) return null;
    const auditor = profile(world, index);
    if (!auditor.holding && auditor.life.ended === null) return auditor;
  }
  return null;
}
