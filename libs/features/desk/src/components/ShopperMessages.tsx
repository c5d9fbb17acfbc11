import type { DeskLeadAnswer } from '@forecourt/contracts/api';
import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { MESSAGE_WORDS, messageWords, momentWords } from '../domain/words.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';

const WAYS = { mail: 'mail', sms: 'text' } as const;

/** What the shopper was sent about a lead, and how far it got. */
export function ShopperMessages({ messages }: Pick<DeskLeadAnswer, 'messages'>) {
  const { timeZone } = useSection(siteSection);
  const when = (iso: string | null) => iso && <time dateTime={iso}>{momentWords(iso, timeZone)}</time>;
  return (
    <section css={styles.section} aria-labelledby="messages">
      <h2 id="messages">Messages to the shopper</h2>
      {messages.length === 0 ? (
        <p>None.</p>
      ) : (
        <ul css={styles.list}>
          {messages.map(({ kind, by, state, reason, sent_at: sent, next_try_at: next }, index) => (
            <li key={`${kind} ${index}`}>
              <div css={styles.head}>
                <h3>{`${messageWords(kind)}, by ${WAYS[by]}`}</h3>
                <span css={styles.tag}>{MESSAGE_WORDS[state]}</span>
              </div>
              <Facts
                facts={[
                  ['Sent', when(sent)],
                  ['Next try', when(next)],
                  ['Last error', reason],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
