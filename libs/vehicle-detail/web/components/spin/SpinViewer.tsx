import { useCallback, useState } from 'react';
import { Dialog } from '@forecourt/ui-kit';
import type { SpinContent } from '../../rules/spin/spinContent.js';
import { ExteriorSpin, type ExteriorSpinProps } from './ExteriorSpin.js';
import { InteriorView } from './InteriorView.js';

export interface SpinViewerProps {
  content: SpinContent;
  mode: 'spin' | 'interior';
  options: ExteriorSpinProps['options'];
  /** The view cannot be shown: its pictures do not come. */
  onFailed: () => void;
}

const ON_SCREEN = 1600;
/** Thirty-six of them are fetched, so a step less sharp than a single picture would be. */
const onPage = (): number => (innerWidth >= 1000 && devicePixelRatio > 1.5 ? 1280 : 800);

/** The spin viewer. Its code, and all frames after the first, load only after the first sign of a visitor. */
export default function SpinViewer({ content, mode, options, onFailed }: SpinViewerProps) {
  const [fullScreen, setFullScreen] = useState(false);
  const open = useCallback(() => setFullScreen(true), []);
  const view = (isFull: boolean) => {
    const shared = { content, isFull, onFailed, ...(isFull ? {} : { onFullScreen: open }) };
    if (mode === 'interior') return content.interior && <InteriorView interior={content.interior} {...shared} />;
    const still = isFull ? { ...options, autoRotate: 'never' as const } : options;
    return <ExteriorSpin options={still} width={isFull ? ON_SCREEN : onPage()} {...shared} />;
  };
  return (
    <>
      {view(false)}
      <Dialog isOpen={fullScreen} onClose={() => setFullScreen(false)} title={content.title} placement="full">
        {view(true)}
      </Dialog>
    </>
  );
}
