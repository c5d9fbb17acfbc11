import { vehicleRoute } from '@forecourt/contracts';
import { apiContext, siteContext, sendCall } from '@forecourt/runtime';
import { sectionOf, vehicleSection } from '@forecourt/site-config';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readVehicle } from '@forecourt/stock/domain';

/** The vehicle that a page is about, as far as it shows it. */
export interface Subject {
  readonly name: string;
  readonly picture: string;
  readonly href?: string;
}

/** What a page shows of its vehicle: name, picture and the way to it. */
export function subjectOf(
  vehicle: Vehicle,
  { placeholderImage }: { readonly placeholderImage: string },
  href: string | undefined,
): Subject {
  const picture = vehicle.images[0]?.url ?? placeholderImage;
  return { name: vehicleTitle(vehicle), picture, ...(href ? { href } : {}) };
}

/** The vehicle of a slug while the site shows it; undefined for one that has gone, and where it cannot be read. */
export async function readSubject(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  slug: string | undefined,
): Promise<Subject | undefined> {
  if (slug === undefined) return undefined;
  const site = context.get(siteContext);
  try {
    const { vehicle } = await sendCall(context.get(apiContext), readVehicle, { params: { slug } });
    return subjectOf(vehicle, sectionOf(site, vehicleSection), site.href(vehicleRoute, { slug }));
  } catch {
    // the page has its own words for what it is about
    return undefined;
  }
}
