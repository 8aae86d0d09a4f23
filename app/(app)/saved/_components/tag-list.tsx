import { MISSING } from '@/components/company/company-text';
import { Badge } from '@/components/ui/badge';

/** The tags of a company, each as long as it is. */
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
