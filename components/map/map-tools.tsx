'use client';

import { CircleDashed, Minus, Pentagon, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Area } from '@/lib/search/area';
import { DraftPanel } from './draft-panel';
import { type MapHandle, movement, viewOf } from './map-handle';
import { ToolButton, toolGroup } from './tool-button';
import type { useDrawing } from './use-drawing';

type Props = {
  map: MapHandle;
  drawing: ReturnType<typeof useDrawing>;
  area: Area | null;
  /** Whether the map shows another area than the list. */
  isMoved: boolean;
  onArea: (area: Area | null) => void;
};

/** The controls on the map: drawing, zoom, and searching the current view. */
export function MapTools({ map, drawing, area, isMoved, onArea }: Props) {
  const t = useTranslations('map');
  const { draft, start, cancel, finish } = drawing;
  /** The pressed button may disappear, so move the focus to the map. */
  const toMap = (act: () => void) => () => {
    act();
    map.getCanvas().focus({ preventScroll: true });
  };
  const toggle = (tool: 'shape' | 'circle') => (draft?.tool === tool ? cancel() : start(tool));
  const zoomBy = (step: number) => map.zoomTo(map.getZoom() + step, movement());
  return (
    <div className="pointer-events-none absolute inset-0 flex items-start justify-between gap-2 p-2">
      <div className={toolGroup}>
        <ToolButton
          icon={Pentagon}
          label={t('drawShape')}
          aria-pressed={draft?.tool === 'shape'}
          onClick={() => toggle('shape')}
        />
        <ToolButton
          icon={CircleDashed}
          label={t('drawCircle')}
          aria-pressed={draft?.tool === 'circle'}
          onClick={() => toggle('circle')}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-center gap-2">
        {draft && (
          <DraftPanel drawing={{ ...drawing, cancel: toMap(cancel), finish: toMap(finish) }} />
        )}
        {!draft && isMoved && (
          <Button
            className="pointer-events-auto shadow-md"
            onClick={toMap(() => searchView(map, onArea))}
          >
            {t('searchHere')}
          </Button>
        )}
        {!draft && area && (
          <Button className="pointer-events-auto shadow-md" onClick={toMap(() => onArea(null))}>
            {t('removeArea')}
          </Button>
        )}
      </div>
      <div className={toolGroup}>
        <ToolButton icon={Plus} label={t('zoomIn')} onClick={() => zoomBy(1)} />
        <ToolButton icon={Minus} label={t('zoomOut')} onClick={() => zoomBy(-1)} />
      </div>
    </div>
  );
}

function searchView(map: MapHandle, onArea: Props['onArea']): void {
  // Pressed while the map still zooms: what is searched stays what is shown.
  map.stop();
  const [west, south, east, north] = viewOf(map) ?? [];
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return;
  }
  onArea({ kind: 'box', west, south, east, north });
}
