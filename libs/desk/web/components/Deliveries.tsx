import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button } from '@forecourt/ui-kit';
import { DELIVERY_WORDS, momentWords } from '../rules/words.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

/** Where a lead went and how far it got, and another try. A form that is sent twice is one try. */
export function Deliveries({ deliveries, formKey }: Pick<DeskLeadAnswer, 'deliveries'> & { formKey: string }) {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  const when = (iso: string | null) => iso && <time dateTime={iso}>{momentWords(iso, timeZone, say.language)}</time>;
  const isUnfinished = deliveries.length === 0 || deliveries.some(({ state }) => state !== 'sent');
  return (
    <section css={styles.section} aria-labelledby="deliveries">
      <h2 id="deliveries">{say('deliveries.title')}</h2>
      {deliveries.length === 0 ? (
        <p>{say('deliveries.none')}</p>
      ) : (
        <ul css={styles.list}>
          {deliveries.map(({ target, way, stage, state, attempts, reason, sent_at: sent, next_try_at: next }) => (
            <li key={`${target}/${stage ?? ''}`}>
              <div css={styles.head}>
                <h3>{way}</h3>
                <span css={styles.tag}>{say(DELIVERY_WORDS[state])}</span>
              </div>
              <Facts
                facts={[
                  [say('deliveries.target'), stage ? `${target}, ${stage}` : target],
                  [say('deliveries.tries'), attempts],
                  [say('deliveries.delivered'), when(sent)],
                  [say('nextTry'), when(next)],
                  [say('lastError'), reason],
                ]}
              />
              <Resend formKey={formKey} target={target} label={say('deliveries.again', { target })} />
            </li>
          ))}
        </ul>
      )}
      {isUnfinished && (
        <Resend formKey={formKey} label={deliveries.length === 0 ? say('deliveries.now') : say('deliveries.toAll')} />
      )}
    </section>
  );
}

function Resend({ formKey, target, label }: { formKey: string; target?: string; label: string }) {
  return (
    <form method="post" aria-label={label}>
      <input type="hidden" name="act" value="resend" />
      <input type="hidden" name="key" value={formKey} />
      {target && <input type="hidden" name="target" value={target} />}
      <Button type="submit" variant="outline">
        {label}
      </Button>
    </form>
  );
}
