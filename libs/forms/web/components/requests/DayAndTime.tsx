import { useState } from 'react';
import { useWords } from '@forecourt/composition';
import { ChoiceButtons, onlyWithoutScript, onlyWithScript, useHasScript } from '@forecourt/ui-kit';
import { formatDay, formatTime } from '@forecourt/words';
import { dayChoices, timeChoices, zoneWords, type OfferedTimes } from '../../rules/appointments.js';
import * as styles from '../enquiry.styles.js';
import { formsWords } from '../../words/formsWords.js';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
}

export interface DayAndTimeProps {
  /** `loading` while they are on their way. */
  offered: OfferedTimes | 'loading';
  day: Field;
  time: Field;
  /** Words for no choice; left out where both have to be chosen. */
  any?: { readonly day: string; readonly time: string } | undefined;
  /** The time that the shopper has booked: `2026-11-24T10:30`. */
  own?: string | undefined;
  /** The day is one that the device kept, which the server's HTML does not show. */
  isKept?: boolean | undefined;
  onChange: (day: string, time: string) => void;
}

/**
 * Days in a row, and the times of the chosen one as buttons. Without script all times are there at once, and the
 * service says where a day does not have one.
 */
export function DayAndTime({ offered, day, time, any, own, isKept = false, onChange }: DayAndTimeProps) {
  const say = useWords(formsWords);
  const isBusy = offered === 'loading';
  const { days, zone } = isBusy ? { days: [], zone: undefined } : offered;
  const hasScript = useHasScript();
  // what was chosen before the code was there is in the fields, and not in the server's HTML
  const chosen = hasScript ? days.find(({ date }) => date === day.value) : undefined;
  const none = (label: string | undefined) => (label === undefined ? [] : [{ value: '', label }]);
  const isOptional = any !== undefined;
  // times of a kept day are folded: in the room of the line that is in the server's HTML, nothing below it moves
  const [wasKept] = useState(isKept && !hasScript);
  const [isNewDay, setIsNewDay] = useState(false);
  const times = (
    <ChoiceButtons
      legend={chosen ? say('times.on', { label: time.label, day: formatDay(chosen.date, say.language) }) : time.label}
      name={time.name}
      isOptional={isOptional}
      isBusy={isBusy}
      hint={isBusy ? undefined : zoneWords(zone, say)}
      choices={[...none(any?.time), ...timeChoices(days, chosen?.date, own, say)]}
      value={time.value}
      error={time.error}
      onChange={(value) => onChange(day.value, value)}
    />
  );
  return (
    <>
      <ChoiceButtons
        legend={day.label}
        name={day.name}
        layout="row"
        isOptional={isOptional}
        isBusy={isBusy}
        choices={[...none(any?.day), ...dayChoices(days, say)]}
        value={day.value}
        error={day.error}
        onChange={(date) => {
          // a time of another day is none of this one
          const isFree = days.some((one) => one.date === date && one.times.includes(time.value));
          setIsNewDay(true);
          onChange(date, isFree ? time.value : '');
        }}
      />
      {wasKept && chosen ? (
        <details css={styles.keptTime} open={isNewDay || time.error !== undefined}>
          <summary>
            {say('times.kept', {
              time: time.value === '' ? (any?.time ?? time.label) : formatTime(time.value, say.language),
              day: formatDay(chosen.date, say.language),
            })}
          </summary>
          {times}
        </details>
      ) : (
        <div css={chosen || isBusy ? undefined : onlyWithoutScript}>{times}</div>
      )}
      {!chosen && !isBusy && <p css={[styles.note, onlyWithScript]}>{say('times.chooseDay')}</p>}
    </>
  );
}
