import { enquiryRoute, vehicleRequestRoute, type VehicleRequest } from '@forecourt/contracts';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { SUBCATEGORY } from '@forecourt/enquiry';
import { useAppStore } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { isAvailable, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import type { EnquiryValues } from '../../rules/enquiryValues.js';
import { contactOf, formIdOf } from '../../rules/keptForms.js';
import { requestOptions, requestWords, storedAs } from '../../rules/vehicleRequests.js';
import { useForms } from '../useForms.js';
import { selectDraft, selectKnownContact } from '../../state/formsSlice.js';
import { typedInto } from '../typedInto.js';
import type { RequestFormProps } from './RequestForm.js';
import { formsWords } from '../../words/formsWords.js';

type Subject = Pick<Vehicle, 'slug' | 'status' | 'year' | 'make' | 'model' | 'badge' | 'series' | 'location'>;

interface RequestSetup {
  request: VehicleRequest;
  /** The vehicle that it is about, as far as it is known. */
  vehicle: Subject | undefined;
  isWindow?: boolean;
  preset?: EnquiryValues;
}

/** What a form of the vehicle's page needs of site and vehicle. */
export function useRequestForm({ request, vehicle, isWindow = false, preset }: RequestSetup) {
  const say = useWords(formsWords);
  const site = useSite();
  const store = useAppStore();
  const forms = useForms();
  const options = requestOptions(request, forms, useSection(siteSection), vehicle !== undefined);
  const page = vehicle && site.href(vehicleRequestRoute, { slug: vehicle.slug, form: request });
  const isSimilar = request === 'enquiry' && vehicle !== undefined && !isAvailable(vehicle);
  const message = say(isSimilar ? 'message.similar' : 'message.aboutVehicle', {
    vehicle: vehicle ? vehicleTitle(vehicle) : '',
  });
  const id = formIdOf(request, vehicle?.slug);
  const begin = (): EnquiryValues => ({
    ...options.preset,
    opt_in: forms.optInDefault,
    ...(request === 'enquiry' && vehicle ? { message } : {}),
    ...selectKnownContact(store.getState()),
    // who typed a name into the page's own enquiry need not do so again
    ...(vehicle ? contactOf(typedInto(vehicle.slug)) : {}),
    ...preset,
    ...selectDraft(store.getState(), id)?.values,
  });
  const places = request === 'test-drive' ? (vehicle?.location?.distribution_locations ?? []) : [];
  return {
    words: requestWords(request, vehicle, forms),
    stays: forms.afterVehicleForm === 'thanks',
    form: {
      begin,
      request,
      options,
      words: requestWords(request, vehicle, forms),
      stored: storedAs(request, isSimilar ? SUBCATEGORY.findSimilar : isWindow ? SUBCATEGORY.financeWindow : undefined),
      action: page ?? site.href(enquiryRoute) ?? '',
      vehicleSlug: vehicle?.slug,
      places: places.map(({ name }) => name),
    } satisfies Partial<RequestFormProps>,
  };
}
