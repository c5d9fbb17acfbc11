import { effectivePrice, vehicleTitle } from '@forecourt/vehicle';
import { placeOfLead } from '../placeOfLead.js';
import { zonedIso } from '../zonedIso.js';
import { stageName, type LeadView } from './leadView.js';

/** Body of a webhook; the library's README describes it. Fields are only added, never changed. */
export function leadJson({ leadId, slug, eventId, site, enquiry, vehicle, stage, photos = [] }: LeadView): string {
  const { name, last_name, email, phone, postcode, trade_in: tradeIn } = enquiry;
  const place = placeOfLead(site, enquiry, vehicle);
  return JSON.stringify({
    type: stage === undefined ? 'lead.created' : 'lead.updated',
    lead: {
      id: leadId,
      site: slug,
      received_at: zonedIso(Date.parse(enquiry.received_at), site.timeZone),
      category: enquiry.category,
      subcategory: enquiry.subcategory,
      event_id: eventId,
      customer: { name, last_name, email, phone, postcode },
      message: enquiry.message,
      rego: enquiry.rego,
      date_time: enquiry.date_time,
      booking: enquiry.booking,
      location: enquiry.location,
      dealership_slug: enquiry.dealership_slug,
      place: place && { slug: place.slug, name: place.name, phone: place.phone },
      additional_services: enquiry.additional_services,
      answers: enquiry.answers,
      consent: { opt_in: enquiry.opt_in, text: enquiry.opt_in_text, version: enquiry.opt_in_version },
      vehicle: vehicle && {
        id: vehicle.id,
        stocknum: vehicle.stocknum,
        title: vehicleTitle(vehicle),
        car_type: vehicle.car_type,
        item_type: vehicle.item_type,
        year: vehicle.year,
        make: vehicle.make,
        model: vehicle.model,
        badge: vehicle.badge,
        vin: vehicle.vin,
        km: vehicle.km,
        price: effectivePrice(vehicle),
        dealership_slug: vehicle.dealership_slug,
        location: vehicle.location?.slug,
      },
      trade_in: tradeIn && {
        ...(stage === undefined ? {} : { stage: stageName(stage) }),
        rego: tradeIn.rego,
        state: tradeIn.regoState,
        make: tradeIn.make,
        model: tradeIn.model,
        year: tradeIn.year,
        km: tradeIn.kms,
        owing: tradeIn.owing,
        answers: tradeIn.said,
        estimate: tradeIn.estimate,
        offer_accepted: tradeIn.decision === 'accepted',
        decision: tradeIn.decision,
        valuation: tradeIn.valuation,
        ...(photos.length > 0 ? { photos } : {}),
      },
      finance: enquiry.finance,
      checks: enquiry.checks,
      page_id: enquiry.page_id,
      vehicle_when_sent: enquiry.vehicle_defaults,
      url: enquiry.url,
      source: enquiry.source,
      lead_attributes: enquiry.lead_attributes,
    },
  });
}
