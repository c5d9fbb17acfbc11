import { useState } from 'react';
import { Icon, VisuallyHidden } from '@forecourt/ui-kit';
import * as styles from './tools.styles.js';

export interface BrochureLinkProps {
  /** Address of the PDF. */
  href: string;
  /** What it is saved as. */
  fileName: string;
  /** Loads the file; resolves to an object URL, which this component revokes after saving. */
  prepare: () => Promise<string>;
}

const FAILED = 'The brochure could not be prepared. Please try again in a moment.';

/**
 * A vehicle as a sheet to take along (VDP-15). A plain download without script; with it, it says that it is being
 * prepared and when it failed.
 */
export function BrochureLink({ href, fileName, prepare }: BrochureLinkProps) {
  const [state, setState] = useState<'ready' | 'preparing' | 'failed'>('ready');
  const load = async () => {
    setState('preparing');
    try {
      save(await prepare(), fileName);
      setState('ready');
    } catch (error) {
      console.warn('The brochure could not be loaded.', error);
      setState('failed');
    }
  };
  return (
    <>
      <a
        css={styles.tool}
        href={href}
        type="application/pdf"
        download={fileName}
        data-takes-over=""
        aria-busy={state === 'preparing' || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (state !== 'preparing') void load();
        }}
      >
        <Icon name="file" />
        {state === 'preparing' ? (
          'Preparing …'
        ) : (
          <span>
            Brochure<VisuallyHidden> (PDF)</VisuallyHidden>
          </span>
        )}
      </a>
      <span role="alert" css={styles.small}>
        {state === 'failed' ? FAILED : ''}
      </span>
    </>
  );
}

function save(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // the browser reads it after this turn
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
