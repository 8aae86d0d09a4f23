import { BASE_MAP_SOURCES } from '@/lib/map/sources';

/** The sources of the base map; their licences require attribution. */
export function Attribution() {
  return (
    <p className="absolute right-0 bottom-0 z-10 bg-surface/90 px-2 text-muted text-xs">
      {BASE_MAP_SOURCES.map(({ name, href }, at) => (
        <span key={href}>
          {at > 0 && ' · '}
          <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-2">
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}
