import { useEffect, useRef, useState } from 'react';
import { useWords } from '@forecourt/composition';
import type { MappedPlace } from './drawMap.js';
import * as styles from './liveMap.styles.js';
import { locationsWords } from '../words/locationsWords.js';

export interface LiveMapProps {
  readonly places: readonly MappedPlace[];
  readonly styleUrl: string;
  readonly zoom: number;
}

type State = 'coming' | 'shown' | 'failed';

/** A map that a shopper can move. It covers the drawn map once it has loaded, and goes away where it does not load. */
export function Component({ places, styleUrl, zoom }: LiveMapProps) {
  const say = useWords(locationsWords);
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('coming');
  const [drawn] = useState(places);
  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    const to = (next: State) => !isGone && setState(next);
    const draw = async () => {
      const { drawMap } = await import('./drawMap.js');
      if (isGone || !frame.current) return;
      remove = drawMap(frame.current, {
        places: drawn,
        styleUrl,
        zoom,
        say,
        onShown: () => to('shown'),
        onFailed: () => to('failed'),
      });
    };
    draw().catch(() => to('failed'));
    return () => {
      isGone = true;
      remove?.();
    };
  }, [drawn, say, styleUrl, zoom]);
  if (state === 'failed') return null;
  return <div ref={frame} css={[styles.cover, state === 'shown' && styles.shown]} data-map={state} />;
}
