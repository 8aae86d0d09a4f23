import { getTranslations } from 'next-intl/server';
import { loadOrigin, type Origin, originHref, trail } from '@/lib/origin/origin';
import { loadVia, type Via } from '@/lib/origin/via';
import { paths } from '@/lib/paths';
import type { RawParams } from '@/lib/raw-params';
import { WayBack } from './way-back';

const texts = {
  discover: 'back',
  segmentation: 'back',
  people: 'back',
  connections: 'backToConnection',
  network: 'backToNetwork',
  mostRoles: 'backToMostRoles',
  saved: 'backToSaved',
  compare: 'backToComparison',
} as const;

/** The way back when the visitor's origin is unknown. */
const starts = {
  search: { href: paths.search(), text: 'backToSearch' },
  people: { href: paths.people(), text: 'backToPeople' },
} as const;

type Props = {
  searchParams: Promise<RawParams>;
  start: keyof typeof starts;
  /** The tab that was open on the company the visitor came from. */
  tab?: 'roles';
};

/** Links back to the page this one was opened from, else to the results, else to a search. */
export async function BackLink({ searchParams, start, tab }: Props) {
  const t = await getTranslations('detail');
  const [origin, via] = await Promise.all([loadOrigin(searchParams), loadVia(searchParams)]);
  const { href, text } = backTo(origin, via, tab) ?? starts[start];
  return (
    <WayBack href={href} isReturn>
      {t(text)}
    </WayBack>
  );
}

function backTo(origin: Origin | null, via: Via | null, tab: Props['tab']) {
  if (via === null) return origin && { href: originHref(origin), text: texts[origin.from] };
  const known = trail(origin, null);
  return 'company' in via
    ? ({ href: paths.company(via.company, { ...known, tab }), text: 'backToCompany' } as const)
    : ({ href: paths.person(via.person, known), text: 'backToPerson' } as const);
}
