'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { formatNumber } from '@/lib/format';
import { AnchorLayer } from './anchor-layer';
import { CompanyPopup } from './company-popup';
import type { MapHandle } from './map-handle';
import { calledBy, GAP, Pin } from './pin';
import { RoomForPopup } from './room-for-popup';
import type { MapPoint, Turn } from './types';

type Props = {
  map: MapHandle;
  points: MapPoint[];
  /** The last interaction with the drawing, continued on the live map. */
  turn: Turn | null;
  /** The drawing is still shown in place of the map's land. */
  isBehind: boolean;
  isInert: boolean;
};

/** The numbered markers of one page of results. */
export function PagePins({ map, points, turn, isBehind, isInert }: Props) {
  const t = useTranslations('map');
  const [open, setOpen] = useState<string | null>(turn?.isPressed ? turn.key : null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  // Only once, when this replaces the drawing.
  const takeFocus = useEffectEvent(() => {
    if (turn?.key && !turn.isPressed) buttons.current.get(turn.key)?.focus();
  });
  useEffect(() => takeFocus(), []);
  const items = useMemo(() => {
    const close = (key: string) => {
      setOpen(null);
      buttons.current.get(key)?.focus();
    };
    return points.map((point) => {
      const { key, number, name, town } = point;
      const isOpen = open === key;
      const node = (
        <>
          <Pin
            shape="number"
            ref={(button) => {
              if (button) buttons.current.set(key, button);
            }}
            aria-label={calledBy(number, name ?? t('noName'), town)}
            aria-expanded={isOpen}
            onClick={() => setOpen(isOpen ? null : key)}
          >
            {formatNumber(number)}
          </Pin>
          {isOpen && (
            <RoomForPopup map={map} isWaiting={isBehind}>
              <CompanyPopup company={point} number={number} onClose={() => close(key)} />
            </RoomForPopup>
          )}
        </>
      );
      return { ...point, id: key, isRaised: isOpen, width: GAP, node };
    });
  }, [map, points, open, isBehind, t]);
  return <AnchorLayer map={map} label={t('markers')} items={items} isInert={isInert} />;
}
