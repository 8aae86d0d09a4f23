import { Glyph } from '@/components/ui/glyph';

export const menuTrigger =
  'grid size-9 place-items-center rounded-md text-body hover:bg-raised touch:size-11';

export function MenuIcon() {
  return <Glyph shape="menu" className="size-5" />;
}
