export function FormHeading({ children }: { children: string }) {
  return <h1 className="mb-6 text-xl">{children}</h1>;
}
