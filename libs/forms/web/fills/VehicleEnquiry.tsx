import { useWords } from '@forecourt/composition';
import { SUBCATEGORY } from '@forecourt/enquiry';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { EnquiryForm, type EnquiryFormProps } from '../components/EnquiryForm.js';
import { formsWords } from '../words/formsWords.js';

interface VehicleEnquiryProps {
  vehicle: Vehicle;
  reason: 'enquiry' | 'similar';
  /** Moment of the page, epoch milliseconds. */
  now?: number;
}

/** The enquiry of a vehicle's page; for a sold one it asks for something similar (FORM-12). */
export function Component({ vehicle, reason, now }: VehicleEnquiryProps) {
  const say = useWords(formsWords);
  const title = vehicleTitle(vehicle);
  const props: EnquiryFormProps =
    reason === 'similar'
      ? {
          kind: 'vehicle',
          vehicleSlug: vehicle.slug,
          subcategory: SUBCATEGORY.findSimilar,
          message: say('message.similar', { vehicle: title }),
        }
      : {
          kind: 'vehicle',
          vehicleSlug: vehicle.slug,
          message: say('message.aboutVehicle', { vehicle: title }),
          ...(now === undefined ? {} : { calculated: { vehicle, now } }),
        };
  return <EnquiryForm {...props} />;
}
