import { Menu } from 'lucide-react';

export const menuTrigger =
  'grid size-9 place-items-center rounded-md text-body hover:bg-raised touch:size-11';

export function MenuIcon() {
  return <Menu aria-hidden className="size-5" />;
}
