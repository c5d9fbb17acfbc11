import { useRef, useState, type PointerEvent } from 'react';

interface DragReport {
  onStart: () => void;
  /** Pixels to the right since the start. */
  onMove: (moved: number) => void;
  /** Pixels a millisecond at the end. */
  onEnd: (speed: number) => void;
}

/** Speed counts what was moved in the last moments only: a hand that stopped before it let go throws nothing. */
const RECENT = 100;

/** Sideways drags by mouse, pen or finger. Up and down stays with the page: the element has `touch-action: pan-y`. */
export function useDrag({ onStart, onMove, onEnd }: DragReport) {
  const start = useRef(0);
  const trail = useRef<{ x: number; at: number }[]>([]);
  const [isDragging, setDragging] = useState(false);
  const end = ({ timeStamp, clientX }: PointerEvent, isThrown: boolean) => {
    if (!isDragging) return;
    setDragging(false);
    const from = trail.current.find(({ at }) => timeStamp - at < RECENT);
    onEnd(isThrown && from && timeStamp > from.at ? (clientX - from.x) / (timeStamp - from.at) : 0);
  };
  return {
    isDragging,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || !event.isPrimary) return;
        // a pointer that a test or an old browser makes up cannot be captured
        if (event.nativeEvent.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
        start.current = event.clientX;
        trail.current = [{ x: event.clientX, at: event.timeStamp }];
        setDragging(true);
        onStart();
      },
      onPointerMove: (event: PointerEvent) => {
        if (!isDragging) return;
        trail.current = [...trail.current.slice(-5), { x: event.clientX, at: event.timeStamp }];
        onMove(event.clientX - start.current);
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
    },
  };
}
