import { buttonClass } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { SHEET_FORMATS, type SheetFormat } from '@/lib/sheets/formats';

type Props = {
  /** For screen readers, before the format. */
  label: string;
  hrefOf: (format: SheetFormat) => string;
};

/** Downloads of a table, one per format. */
export function SheetLinks({ label, hrefOf }: Props) {
  return SHEET_FORMATS.map((format) => (
    <a key={format} href={hrefOf(format)} download className={buttonClass({ className: 'px-3' })}>
      <Glyph shape="download" className="size-4" />
      <span className="sr-only">{label} </span>
      {format.toUpperCase()}
    </a>
  ));
}
