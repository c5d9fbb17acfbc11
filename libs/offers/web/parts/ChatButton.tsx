import { useState } from 'react';
import { useWords } from '@forecourt/composition';
import { ButtonLink, Dialog, opensElsewhere } from '@forecourt/ui-kit';
import { offersWords } from '../words/offersWords.js';
import * as styles from './chatButton.styles.js';

export interface ChatButtonProps {
  /** Page of the chat, https. */
  readonly url: string;
  /** Heading of its window. */
  readonly title: string;
  readonly text: string;
  /** What the chat is about. */
  readonly name: string;
}

/** Opens the dealer's web chat in a window of the page (B2.5); without script it is a link to the chat. */
export function Component({ url, title, text, name }: ChatButtonProps) {
  const say = useWords(offersWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonLink
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={say('actionFor', { action: text, offer: name })}
        data-takes-over=""
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {text}
      </ButtonLink>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} placement="adaptive">
        <iframe
          css={styles.chat}
          src={url}
          title={title}
          // its own page in its own origin: it may not lead this page elsewhere
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin"
        />
        <p css={styles.instead}>
          {say('chat.fails')}{' '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {say('chat.open')}
          </a>
        </p>
      </Dialog>
    </>
  );
}
