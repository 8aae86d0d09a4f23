import { type PageTarget, pageHref } from '@/components/pagination/page-href';
import { LinkPending } from '@/components/ui/link-pending';
import { RemovingLink } from '@/components/ui/removing-link';
import { choicesOf, type ListParam } from '@/lib/search/filter-params';

type Props = {
  target: PageTarget;
  /** The filter that the link adds a value to, which leaves out what the text is about. */
  leavesOut: { param: ListParam; value: string };
  /** The kind of element, for the focus; see RemovingLink. */
  kind: string;
  text: string;
  label: string;
};

/** What is among the results, and a link that leaves it out. */
export function HidingNote({ target, leavesOut: { param, value }, kind, text, label }: Props) {
  const { query } = target;
  const values = [...choicesOf(query[param]), value].join('|');
  return (
    <p className="text-muted text-sm">
      {text}{' '}
      <RemovingLink
        kind={kind}
        href={pageHref({ ...target, query: { ...query, [param]: values } }, 1)}
        className="link link-alone print:hidden"
      >
        {label}
        <LinkPending />
      </RemovingLink>
    </p>
  );
}
