import { css } from '@emotion/react';
import { DEALER_ITEMS } from './dealers.ts';

/** Screens of the frames, and how small they are drawn. */
const SCREENS = {
  phone: { width: 390, height: 844, scale: 1 },
  desktop: { width: 1440, height: 900, scale: 0.4 },
} as const;
export type Screen = keyof typeof SCREENS;
export const isScreen = (name: unknown): name is Screen => typeof name === 'string' && Object.hasOwn(SCREENS, name);

/** Height of the frame of a part of a page. */
const PART_HEIGHT = 480;

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 20, listStyle: 'none', padding: 0, margin: 0 });
const name = css({ font: '600 14px/2 system-ui, sans-serif' });
const frame = css({ overflow: 'hidden', border: '1px solid #8a8f98' });
const drawn = css({ display: 'block', border: 0, background: '#fff', transformOrigin: '0 0' });

export interface AllDealersProps {
  /** The story that every frame shows. */
  story: string;
  screen: Screen;
  look: string;
  /** The story is a whole page: frames are as high as the screen. */
  isPage: boolean;
}

/** A story on the sites of all dealers side by side: each frame is a window of its own, with its own width. */
export function AllDealers({ story, screen, look, isPage }: AllDealersProps) {
  const { width, scale, ...whole } = SCREENS[screen];
  const height = isPage ? whole.height : PART_HEIGHT;
  return (
    <ul css={row}>
      {DEALER_ITEMS.map(({ value, title, right }) => {
        const globals = `dealer:${value};look:${look};dealers:one`;
        return (
          <li key={value}>
            <div css={name}>
              {title} · {right}
            </div>
            <div css={frame} style={{ width: width * scale, height: height * scale }}>
              <iframe
                css={drawn}
                title={`${title}, ${right}`}
                src={`iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals }).toString()}`}
                style={{ width, height, transform: `scale(${scale})` }}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
