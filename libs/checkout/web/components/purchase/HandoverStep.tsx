import type { FormChoice, FormField } from '@forecourt/action-form';
import { useSection, useWords } from '@forecourt/composition';
import { purchaseSection } from '@forecourt/checkout/domain';
import { openingHours, siteConfigWords, siteSection, type SiteSection } from '@forecourt/site-config';
import { addressLine } from '@forecourt/vehicle';
import * as reserve from '../reserve.styles.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** Where the vehicle is handed over: at a place of the dealer with its hours, or at the shopper's door for a price. */
export function HandoverStep({ view, action, values, onChange }: StepProps) {
  const say = useWords(checkoutWords);
  const saySite = useWords(siteConfigWords);
  const { locations } = useSection(siteSection);
  const { hasDelivery } = useSection(purchaseSection);
  const places = view.places.flatMap((slug) => locations.filter((place) => place.slug === slug));
  const [first] = places;
  const words = ({ address, hours }: SiteSection['locations'][number]) =>
    [addressLine(address), openingHours(hours, saySite).join(', ')].filter(Boolean).join(' · ');
  const pickUp: Pick<FormChoice, 'fields' | 'detail'> =
    places.length > 1
      ? {
          fields: [
            {
              ...{ name: 'location', label: say('label.location'), kind: 'choice', isRequired: true },
              options: places.map((place) => ({ value: place.slug, label: place.name, text: words(place) })),
            },
          ],
        }
      : {
          detail: first && (
            <p>
              <strong>{first.name}</strong>
              <br />
              {words(first)}
              <input type="hidden" name="location" value={first.slug} />
            </p>
          ),
        };
  const delivery: FormField[] = [
    {
      ...{ name: 'address', label: say('label.address'), isPlain: true },
      ...{ autoComplete: 'street-address', maxLength: 200 },
    },
    {
      ...{ name: 'postcode', label: say('label.postcode'), isPlain: true, hint: say('handover.deliveryPrice') },
      ...{ inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 4 },
    },
  ];
  return (
    <StepForm
      step="handover"
      {...{ action, onChange }}
      values={{
        ...(hasDelivery ? {} : { choice: 'pick-up' }),
        ...(first ? { location: first.slug } : {}),
        ...values,
      }}
      fields={[
        {
          ...{ name: 'choice', label: say('handover.question'), listedAs: '', kind: 'choice', isRequired: true },
          options: [
            { value: 'pick-up', label: say('handover.pickUp'), ...pickUp },
            ...(hasDelivery ? [{ value: 'delivery', label: say('handover.delivery'), fields: delivery }] : []),
          ],
        },
      ]}
    >
      <p css={reserve.small}>{say('handover.day')}</p>
    </StepForm>
  );
}
