import { useWords } from '@forecourt/composition';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { Button, onlyWithScript, VisuallyHidden } from '@forecourt/ui-kit';
import { offerToggled, selectSaved } from '../state/offersSlice.js';
import { offersWords } from '../words/offersWords.js';

export interface SaveOfferProps {
  readonly id: string;
  readonly name: string;
}

/** Keeps an offer for the page of what a shopper saved, on this device alone. */
export function Component({ id, name }: SaveOfferProps) {
  const isSaved = useAppSelector(selectSaved).includes(id);
  const say = useWords(offersWords);
  const dispatch = useAppDispatch();
  return (
    <div css={onlyWithScript}>
      <Button
        variant="quiet"
        icon={isSaved ? 'check' : 'heart'}
        aria-pressed={isSaved}
        onClick={() => dispatch(offerToggled(id))}
      >
        {say('save')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </div>
  );
}
