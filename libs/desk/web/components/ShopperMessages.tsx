import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { MESSAGE_WORDS, messageWords, momentWords } from '../rules/words.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

const WAYS = { mail: 'messages.byMail', sms: 'messages.byText' } as const;

/** What the shopper was sent about a lead, and how far it got. */
export function ShopperMessages({ messages }: Pick<DeskLeadAnswer, 'messages'>) {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  const when = (iso: string | null) => iso && <time dateTime={iso}>{momentWords(iso, timeZone, say.language)}</time>;
  return (
    <section css={styles.section} aria-labelledby="messages">
      <h2 id="messages">{say('messages.title')}</h2>
      {messages.length === 0 ? (
        <p>{say('messages.none')}</p>
      ) : (
        <ul css={styles.list}>
          {messages.map(({ kind, by, state, reason, sent_at: sent, next_try_at: next }, index) => (
            <li key={`${kind} ${index}`}>
              <div css={styles.head}>
                <h3>{say(WAYS[by], { message: messageWords(kind, say) })}</h3>
                <span css={styles.tag}>{say(MESSAGE_WORDS[state])}</span>
              </div>
              <Facts
                facts={[
                  [say('messages.sent'), when(sent)],
                  [say('nextTry'), when(next)],
                  [say('lastError'), reason],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
