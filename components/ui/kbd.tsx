export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="grid h-5 min-w-5 place-items-center rounded-sm border border-line bg-raised px-1 font-medium font-sans text-muted text-xs">
      {children}
    </kbd>
  );
}
