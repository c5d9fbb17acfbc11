import { useState } from 'react';
import { useWords } from '@forecourt/composition';
import { Icon, VisuallyHidden } from '@forecourt/ui-kit';
import { brochureFault } from '../rules/brochureFault.js';
import * as styles from './tools.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface BrochureLinkProps {
  /** Address of the PDF. */
  href: string;
  /** What it is saved as. */
  fileName: string;
  /**
   * Loads the file; resolves to an object URL, which this component revokes after saving, or to an address from which
   * the browser loads it.
   */
  prepare: () => Promise<string>;
}

/**
 * A vehicle as a sheet to take along (VDP-15). A plain download without script; with it, it says that it is being
 * prepared, and why it failed.
 */
export function BrochureLink({ href, fileName, prepare }: BrochureLinkProps) {
  const say = useWords(vehicleDetailWords);
  const [state, setState] = useState<'ready' | 'preparing'>('ready');
  const [fault, setFault] = useState('');
  const load = async () => {
    setState('preparing');
    setFault('');
    try {
      save(await prepare(), fileName);
    } catch (error) {
      console.warn('The brochure could not be loaded.', error);
      setFault(brochureFault(error, say));
    } finally {
      setState('ready');
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
          say('brochure.preparing')
        ) : (
          <span>
            {say('brochure')}
            <VisuallyHidden> {say('brochure.pdf')}</VisuallyHidden>
          </span>
        )}
      </a>
      <span role="alert" css={styles.small}>
        {fault}
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
