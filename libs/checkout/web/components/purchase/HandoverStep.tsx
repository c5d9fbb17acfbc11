import { useSection, useWords } from '@forecourt/composition';
import { purchaseSection } from '@forecourt/checkout/domain';
import { openingHours, siteConfigWords, siteSection, type SiteSection } from '@forecourt/site-config';
import { TextField } from '@forecourt/ui-kit';
import { addressLine } from '@forecourt/vehicle';
import * as reserve from '../reserve.styles.js';
import { Choices } from './Choices.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** Where the vehicle is handed over: at a place of the dealer with its hours, or at the shopper's door for a price. */
export function HandoverStep({ view, action, values, refused, live }: StepProps) {
  const say = useWords(checkoutWords);
  const saySite = useWords(siteConfigWords);
  const { locations } = useSection(siteSection);
  const { hasDelivery } = useSection(purchaseSection);
  const errors = refused?.errors ?? {};
  const places = view.places.flatMap((slug) => locations.filter((place) => place.slug === slug));
  const [only] = places;
  const words = ({ address, hours }: SiteSection['locations'][number]) =>
    [addressLine(address), openingHours(hours, saySite).join(', ')].filter(Boolean).join(' · ');
  const pickUp =
    only && places.length === 1 ? (
      <p>
        <strong>{only.name}</strong>
        <br />
        {words(only)}
        <input type="hidden" name="location" value={only.slug} />
      </p>
    ) : (
      <Choices
        legend={say('label.location')}
        name="location"
        value={values['location'] ?? only?.slug}
        error={errors['location']}
        choices={places.map((place) => ({ value: place.slug, label: place.name, text: words(place) }))}
      />
    );
  const delivery = (
    <>
      <TextField
        label={say('label.address')}
        name="address"
        autoComplete="street-address"
        maxLength={200}
        isPlain
        defaultValue={values['address']}
        error={errors['address']}
      />
      <TextField
        label={say('label.postcode')}
        name="postcode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        isPlain
        defaultValue={values['postcode']}
        error={errors['postcode']}
        hint={say('handover.deliveryPrice')}
      />
    </>
  );
  return (
    <StepForm step="handover" action={action} refused={refused} live={live}>
      <Choices
        legend={say('handover.question')}
        name="choice"
        value={values['choice'] ?? (hasDelivery ? undefined : 'pick-up')}
        error={errors['choice']}
        choices={[
          { value: 'pick-up', label: say('handover.pickUp'), detail: pickUp },
          ...(hasDelivery ? [{ value: 'delivery', label: say('handover.delivery'), detail: delivery }] : []),
        ]}
      />
      <p css={reserve.small}>{say('handover.day')}</p>
    </StepForm>
  );
}
