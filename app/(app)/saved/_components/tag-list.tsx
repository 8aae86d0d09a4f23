import { MISSING } from '@/components/company/company-text';
import { Badge } from '@/components/ui/badge';

/** A company's tags, none of them truncated. */
export function TagList({ tags }: { tags: string[] }) {
  if (tags.length === 0) return <span className="text-muted">{MISSING}</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge key={tag} tone="neutral">
          <span dir="auto">{tag}</span>
        </Badge>
      ))}
    </span>
  );
}
