import { css } from '@emotion/react';
import { useKitWords } from './kitWords.js';

const away = css({ position: 'absolute', insetInlineStart: '-10000px', width: 1, height: 1, overflow: 'hidden' });

interface DecoyProps {
  /** Name of the field that people do not see and robots fill in. */
  name: string;
  /** What it holds, where the caller keeps it. */
  value?: string;
  /** Called with what a robot typed. */
  onChange?: (value: string) => void;
}

/**
 * A field that people neither see, hear nor reach by keyboard, but that programs which fill in every field fill in too.
 * It is moved off the screen and not hidden, because some programs recognise hidden fields.
 */
export function Decoy({ name, value, onChange }: DecoyProps) {
  const say = useKitWords();
  return (
    <div css={away} aria-hidden="true">
      <label>
        {say('decoy')}
        <input
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          {...(onChange
            ? {
                value: value ?? '',
                onChange: (event: { currentTarget: HTMLInputElement }) => onChange(event.currentTarget.value),
              }
            : {})}
        />
      </label>
    </div>
  );
}
