/** Downloads a file; a browser that asks for a name suggests this one. */
export function saveFile({ href, fileName }: { href: string | null; fileName: string }): void {
  if (href === null) return;
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
}
