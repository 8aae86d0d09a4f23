import type { AddressRecord, CompanyRecord, UnitRecord } from '@/lib/register/record';
import { samplePNumber } from './keys';
import { dayInLife } from './life';
import { drawAddress } from './places';
import type { Profile, World } from './profile';
import type { Random } from './random';
import { published } from './staff';

/** Chains: retail, restaurants, banks and care have far more units than other industries. */
const CHAIN = /^(47|56|64190|8[78]|8623|9313|4730|5510)/;
const MAX_UNITS = 200;

function drawCount({ form, trade, holding }: Profile, employees: number, random: Random): number {
  if (holding || form.family === 'personal') return random.chance(0.04) ? 2 : 1;
  if (random.chance(0.9) && employees < 20) return 1;
  const perUnit = CHAIN.test(trade.code) ? 12 : 45;
  const expected = 1 + employees / perUnit;
  return Math.min(MAX_UNITS, 1 + Math.floor(random.exponential(expected)));
}

export type UnitBase = Pick<
  CompanyRecord,
  'name' | 'industry' | 'phone' | 'email' | 'advertisingProtected'
>;

/**
 * The company's production units. The main one is at the company's address; the units' employees
 * add up to the company's.
 */
export function drawUnits(
  world: World,
  profile: Profile,
  company: UnitBase,
  address: AddressRecord,
  employees: number | null,
  random: Random,
): UnitRecord[] {
  if (profile.form.family === 'foreign' && address.countryCode !== 'DK') return [];
  const count = drawCount(profile, employees ?? 0, random);
  const ended = profile.life.ended !== null;
  const each = Math.floor(((employees ?? 0) * 0.7) / count);
  const units: UnitRecord[] = [];
  let rest = employees ?? 0;
  for (let number = count - 1; number >= 0; number -= 1) {
    const isMain = number === 0;
    const active = !ended && (isMain || random.chance(0.8));
    const heads = isMain ? rest : active ? each : 0;
    rest -= heads;
    const staff = published(active && employees !== null ? heads : null, true);
    const place = isMain ? address : drawAddress(world.places, random);
    units.unshift({
      pNumber: samplePNumber(profile.index, number),
      name: isMain ? company.name : `${company.name}, ${place.town ?? place.postalDistrict}`,
      isMain,
      active,
      advertisingProtected: company.advertisingProtected && random.chance(0.96),
      foundedOn: dayInLife(profile.life, isMain ? 0 : 0.4 * random.next()),
      ceasedOn: active ? null : dayInLife(profile.life, ended ? 1 : 0.5 + 0.4 * random.next()),
      industry: company.industry,
      street: place.street,
      town: place.town,
      postalCode: place.postalCode,
      postalDistrict: place.postalDistrict,
      municipalityCode: place.municipalityCode,
      municipalityName: place.municipalityName,
      addressId: null,
      latitude: place.latitude,
      longitude: place.longitude,
      locationPrecision: place.locationPrecision,
      phone: isMain ? company.phone : null,
      email: isMain ? company.email : null,
      employees: staff.employees,
      employeesMin: staff.employeesMin,
      employeesMax: staff.employeesMax,
    });
  }
  return units;
}
