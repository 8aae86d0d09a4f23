'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { cn } from '@/lib/cn';
import { useFrame } from './frame-context';

const panes = [
  ['list', 'resultList', 'list'],
  ['filters', 'filters', 'sliders'],
  ['map', 'map', 'map'],
] as const;

/** Floats over small screens: switches between filters, list and map. */
export function PaneSwitch() {
  const t = useTranslations('discover');
  const { pane: inFront, show, areFiltersOpen, openFilters } = useFrame();
  const current = areFiltersOpen ? 'filters' : inFront;
  return (
    <fieldset
      data-floating
      className={cn(
        'bottom-4 z-20 flex rounded-full border border-line bg-surface p-1 shadow-md lg:hidden',
        // Over the list it is sticky and ends with it, so that it never covers the footer. On the
        // smallest screens there is no room for icons, and up to tablets none for the assistant's
        // button beside one in the middle.
        inFront === 'map'
          ? 'fixed left-4 md:left-1/2 md:-translate-x-1/2'
          : 'sticky mb-4 self-start max-md:ml-4 md:self-center',
      )}
    >
      <legend className="sr-only">{t('panes')}</legend>
      {panes.map(([pane, label, shape]) => (
        <button
          key={pane}
          type="button"
          aria-pressed={pane === current}
          onClick={() => (pane === 'filters' ? openFilters(true) : show(pane))}
          className={cn(
            'inline-flex h-9 items-center gap-2 rounded-full px-4 font-medium touch:h-11',
            pane === current
              ? 'bg-accent text-on-accent'
              : 'text-body hover:bg-raised hover:text-ink',
          )}
        >
          <Glyph shape={shape} className="size-4 max-[22rem]:hidden" />
          {t(label)}
        </button>
      ))}
    </fieldset>
  );
}
