import { Component, useEffect, type ReactNode } from 'react';
import type { PartRuntime } from './partRuntime.js';
import { WithRouterView, type RouterView } from './routerContexts.js';

/** A broken part shows its fallback; the page around it stays. */
export class PartBoundary extends Component<
  { id: string; fallback: ReactNode; onFailed?: (() => void) | undefined; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    console.warn(`Part "${this.props.id}" failed and was left out.`, error);
    this.props.onFailed?.();
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export interface PartRootProps {
  id: string;
  Frame: PartRuntime['Frame'];
  view: RouterView;
  fallback: ReactNode;
  /** Runs once React has hydrated the part's HTML. */
  onAlive?: () => void;
  children: ReactNode;
}

/** A part as the content of its own root: the same tree on the server and in the browser, or ids would differ. */
export function PartRoot({ id, Frame, view, fallback, onAlive, children }: PartRootProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <Frame>
      <WithRouterView view={view}>
        <PartBoundary id={id} fallback={fallback}>
          {children}
        </PartBoundary>
      </WithRouterView>
    </Frame>
  );
}
