import { useSection } from '@forecourt/composition';
import { SUBCATEGORY } from '@forecourt/enquiry';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { EnquiryForm, type EnquiryFormProps } from '../components/EnquiryForm.js';
import { similarMessage } from '../domain/vehicleRequests.js';
import { formsSection } from '../section.js';

/** The enquiry of a vehicle's page; for a sold one it asks for something similar (FORM-12). */
export function Component({ vehicle, reason }: { vehicle: Vehicle; reason: 'enquiry' | 'similar' }) {
  const { vehicleMessage } = useSection(formsSection);
  const title = vehicleTitle(vehicle);
  const props: EnquiryFormProps =
    reason === 'similar'
      ? {
          kind: 'vehicle',
          vehicleSlug: vehicle.slug,
          subcategory: SUBCATEGORY.findSimilar,
          message: similarMessage(title),
        }
      : { kind: 'vehicle', vehicleSlug: vehicle.slug, message: vehicleMessage.replace('{vehicle}', title) };
  return <EnquiryForm {...props} />;
}
