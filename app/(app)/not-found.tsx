import { NotFoundView } from '@/components/shell/not-found-view';
import { paths } from '@/lib/paths';

export default function NotFound() {
  return <NotFoundView href={paths.search()} />;
}
