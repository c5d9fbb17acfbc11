import { SUBCATEGORY } from '@forecourt/enquiry';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { EnquiryForm, type EnquiryFormProps } from '../components/EnquiryForm.js';
import { messages } from '../messages.js';

interface VehicleEnquiryProps {
  vehicle: Vehicle;
  reason: 'enquiry' | 'similar';
  /** Moment of the page, epoch milliseconds. */
  now?: number;
}

/** The enquiry of a vehicle's page; for a sold one it asks for something similar (FORM-12). */
export function Component({ vehicle, reason, now }: VehicleEnquiryProps) {
  const title = vehicleTitle(vehicle);
  const props: EnquiryFormProps =
    reason === 'similar'
      ? {
          kind: 'vehicle',
          vehicleSlug: vehicle.slug,
          subcategory: SUBCATEGORY.findSimilar,
          message: messages.similarTo(title),
        }
      : {
          kind: 'vehicle',
          vehicleSlug: vehicle.slug,
          message: messages.aboutVehicle(title),
          ...(now === undefined ? {} : { calculated: { vehicle, now } }),
        };
  return <EnquiryForm {...props} />;
}
