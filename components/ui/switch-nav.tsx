import { Link } from '@/components/ui/link';
import { cn } from '@/lib/cn';

type Choice = { text: string; href: string; isCurrent: boolean };
type Props = { label: string; choices: readonly Choice[] };

/** A few views of one thing side by side, each with its own URL. */
export function SwitchNav({ label, choices }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="flex w-fit flex-wrap rounded-md border bg-surface p-0.5 print:border-0 print:p-0">
        {choices.map(({ text, href, isCurrent }) => (
          <li key={text} className={cn(!isCurrent && 'print:hidden')}>
            <Link
              href={href}
              scroll={false}
              aria-current={isCurrent ? 'page' : undefined}
              className={cn(
                'flex h-7.5 items-center rounded-sm px-3 font-medium touch:h-11 print:px-0',
                isCurrent ? 'bg-accent-soft text-accent-strong' : 'hover:bg-raised',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
