import { MeantEnd } from '@/components/connections/meant-end';
import { END_NAMES, type Ends, endsHref } from './load-ends';

/** One list for each end that is named. */
export function MeantEnds({ ends }: { ends: Ends }) {
  return END_NAMES.map((name) => {
    const end = ends[name];
    if (end.is !== 'named') return null;
    const hrefOf = (text: string) => endsHref(ends, { [name]: text });
    return <MeantEnd key={name} name={name} end={end} hrefOf={hrefOf} />;
  });
}
