'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { MAP_FILES } from '@/lib/map/addresses';
import type { DrawnPlace } from './drawn-place';
import { Ground } from './ground';
import type { MapPoint, Turn } from './types';
import { useSize } from './use-size';

const DrawnPins = onDemand(async () => (await import('./drawn-pins')).DrawnPins);

type Props = {
  points: MapPoint[];
  place: DrawnPlace;
  /** Otherwise it is the land alone, for all results. */
  hasPins: boolean;
  /** The live map, which has its own attribution, is not loaded yet. */
  isAlone: boolean;
  /** Media query for the screens that fetch the drawing; defaults to all. */
  media?: string;
  /**
   * Called when the user turns to the map (null) or to or from a marker; must be a stable function.
   */
  onTurn: (turn: Turn | null) => void;
};

/**
 * Numbered markers on a drawing, placed exactly as on the live map. The drawing is part of the page;
 * where the markers lie depends on the map's size, so their code loads once that is known.
 */
export function DrawnMap({ points, place, hasPins, isAlone, media, onTurn }: Props) {
  const { ref, size } = useSize();
  const t = useTranslations('map');
  const [covers, setCovers] = useState<boolean>();
  // The server does not know the size, so it sends the drawing only where it suits any size.
  const isShown = covers ?? place.suitsAnySize;
  return (
    <div
      ref={ref}
      onPointerEnter={() => onTurn(null)}
      // The pointer may have entered before hydration.
      onPointerMove={() => onTurn(null)}
      className="absolute inset-0 overflow-clip text-base [container-type:size]"
    >
      {isShown && (
        <Ground
          width={place.width}
          height={place.height}
          media={media}
          src={MAP_FILES.results}
          label={t('label')}
          style={place.style}
          attempt={0}
          onFail={() => onTurn(null)}
        />
      )}
      {size && (
        <DrawnPins
          points={points}
          size={size}
          hasPins={hasPins}
          isAlone={isAlone}
          onTurn={onTurn}
          onCover={setCovers}
          // The live map has markers too.
          onFailed={() => onTurn(null)}
        />
      )}
    </div>
  );
}
