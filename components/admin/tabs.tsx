import { Link } from '@/components/ui/link';

type Tab = { href: string; label: string; current: boolean };

/** The tabs are links, each with its own URL. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="tabs">
      <ul className="flex gap-6 border-b">
        {tabs.map(({ href, label: text, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined} className="tab">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
