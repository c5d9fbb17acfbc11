import type { EnquiryField } from './enquiryValues.js';
import type { FormsKey, FormsSay } from './words.js';

/** Messages that name the fields. */
const LABELS: Readonly<Record<EnquiryField, FormsKey>> = {
  name: 'label.firstName',
  last_name: 'label.lastName',
  email: 'label.email',
  phone: 'label.phone',
  postcode: 'label.postcode',
  category: 'label.category',
  location: 'label.location',
  dealership_slug: 'label.dealership',
  rego: 'label.rego',
  preferred_date: 'label.date',
  preferred_time: 'label.time',
  distribution_location: 'label.drivenAt',
  vehicle_wanted: 'label.vehicleWanted',
  own_vehicle: 'label.ownVehicle',
  kms: 'label.odometer',
  service_wanted: 'label.serviceWanted',
  service_date: 'label.serviceDay',
  additional_services: 'label.extras',
  part_wanted: 'label.part',
  business: 'label.business',
  fleet_size: 'label.fleetSize',
  position: 'label.position',
  message: 'label.message',
  opt_in: 'label.optIn',
  terms_conditions: 'label.terms',
  homepage: 'label.decoy',
};

/** Name of a field as the form shows it. */
export const fieldLabel = (field: EnquiryField, say: FormsSay): string => say(LABELS[field]);
