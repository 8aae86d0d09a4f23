export function Avatar({ initials }: { initials: string }) {
  return (
    <span
      aria-hidden
      className="grid size-9 place-items-center rounded-full bg-accent-soft font-semibold text-accent-strong text-sm touch:size-11"
    >
      {initials}
    </span>
  );
}

export const userMenuTrigger = 'block rounded-full';
