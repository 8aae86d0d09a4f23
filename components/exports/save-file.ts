/** Lets the browser keep a file; where it asks, it asks under this name. */
export function saveFile({ href, fileName }: { href: string | null; fileName: string }): void {
  if (href === null) return;
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
}
