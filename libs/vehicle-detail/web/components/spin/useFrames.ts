import { useEffect, useRef, useState } from 'react';
import { loadingOrder } from '../../rules/spin/turning.js';

/** Pictures fetched at the same time; more would hold up what else the page needs. */
const AT_ONCE = 4;
/** From this share of failed frames on there is no turn to speak of. */
const MOST_FAILED = 0.5;

interface FramesWanted {
  urls: readonly string[];
  /** Nothing is fetched before. */
  isWanted: boolean;
  first: number;
  /** The visitor saves data: a quarter of the frames will do. */
  isThrifty: boolean;
}

/** Fetches the frames of a turn, coarse first. A frame that fails is logged and left out (A8). */
export function useFrames({ urls, isWanted, first, isThrifty }: FramesWanted) {
  const [there, setThere] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState(0);
  // what is held is not fetched or decoded again
  const held = useRef<HTMLImageElement[]>([]);
  const [order] = useState(() => loadingOrder(urls.length, first, isThrifty));
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const waiting = [...order];
    const next = async (): Promise<void> => {
      const frame = waiting.shift();
      const url = frame === undefined ? undefined : urls[frame];
      if (frame === undefined || url === undefined || isOver) return;
      const picture = new Image();
      held.current[frame] = picture;
      const isThere = await loaded(picture, url);
      if (isOver) return;
      if (isThere) setThere((before) => new Set(before).add(frame));
      else setFailed((before) => before + 1);
      return next();
    };
    for (let i = 0; i < AT_ONCE; i += 1) void next();
    return () => {
      isOver = true;
    };
  }, [isWanted, order, urls]);
  const settled = there.size + failed;
  return {
    there,
    progress: settled / order.length,
    hasFailed: failed > order.length * MOST_FAILED || (settled === order.length && there.size === 0),
  };
}

function loaded(picture: HTMLImageElement, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    picture.onload = () => resolve(true);
    picture.onerror = () => {
      console.info(`A frame of the turn could not be loaded: ${url}`);
      resolve(false);
    };
    picture.src = url;
  });
}
