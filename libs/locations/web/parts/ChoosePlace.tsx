import { placeChosen } from '@forecourt/runtime';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { Button, onlyWithScript, VisuallyHidden } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import { selectChosenPlace } from '../state/locationsSlice.js';
import { locationsWords } from '../words/locationsWords.js';

export interface ChoosePlaceProps {
  readonly slug: string;
  readonly name: string;
}

/** Makes a place the shopper's own: the header shows it and forms begin with it. */
export function Component({ slug, name }: ChoosePlaceProps) {
  const say = useWords(locationsWords);
  const isChosen = useAppSelector(selectChosenPlace) === slug;
  const dispatch = useAppDispatch();
  return (
    <div css={onlyWithScript}>
      <Button
        variant={isChosen ? 'solid' : 'outline'}
        icon={isChosen ? 'check' : 'pin'}
        aria-pressed={isChosen}
        onClick={() => dispatch(placeChosen({ place: isChosen ? null : slug }))}
      >
        {say('choose')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </div>
  );
}
