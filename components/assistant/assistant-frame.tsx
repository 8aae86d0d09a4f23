import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';

type Props = {
  isWide: boolean;
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** Renders beside the page on wide screens, where both are usable, and as a sheet on small ones. */
export function AssistantFrame({ isWide, opener, onClose, children }: Props) {
  const t = useTranslations('assistant');
  if (isWide) {
    return (
      <Beside opener={opener} onClose={onClose}>
        {children}
      </Beside>
    );
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent shape="sheet" heading={t('heading')} closeLabel={t('close')} opener={opener}>
        <div data-assistant className="flex min-h-0 flex-1 flex-col">
          {children}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Beside({ opener, onClose, children }: Omit<Props, 'isWide'>) {
  const t = useTranslations('assistant');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
    return () => {
      // The button is invisible while the panel is mounted, so it gets focus after that.
      requestAnimationFrame(() => giveBack(opener.current));
    };
  }, [opener]);

  function onKeyDown(event: KeyboardEvent) {
    // Anything open above the panel handles Escape first.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  }

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={t('heading')}
      data-assistant
      onKeyDown={onKeyDown}
      className="appear-side fixed right-4 bottom-4 z-30 flex h-[clamp(22rem,calc(100dvh-16rem),44rem)] w-100 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-md focus:outline-none print:hidden"
    >
      <div className="flex h-12 shrink-0 items-center justify-between border-line border-b pr-2 pl-4">
        <h2 className="text-lg">{t('heading')}</h2>
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className="grid size-9 place-items-center rounded-md text-muted hover:bg-raised hover:text-ink touch:size-11"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
      {children}
    </aside>
  );
}

/** Returns focus to the opener unless the user has already focused something else. */
function giveBack(opener: HTMLButtonElement | null) {
  if (document.activeElement === document.body) opener?.focus();
}
