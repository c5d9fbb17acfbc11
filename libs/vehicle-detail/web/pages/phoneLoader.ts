import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { revealPhone } from '@forecourt/analytics/domain';
import type { CallInput } from '@forecourt/contracts/call';
import { apiContext, isApiError, sendCall, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';

export interface PhonePageData {
  /** As people read it. */
  phone: string;
  /** Who answers: the place that was named, else the dealer. */
  whom: string;
  /** Slug of the place to show with it: the one that was named, or the only one; else all are shown. */
  place: string | undefined;
}

/**
 * The number of `?car_id=`, of `?location=`, or of the site. That the page is opened counts as asking for it (VDP-18).
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PhonePageData> {
  const { searchParams } = new URL(request.url);
  const site = sectionOf(context.get(siteContext), siteSection);
  const [vehicle, location] = [searchParams.get('car_id'), searchParams.get('location')];
  const body: CallInput<typeof revealPhone>['body'] = {
    website_id: site.id,
    ...(vehicle ? { car_id: vehicle } : {}),
    ...(location ? { location } : {}),
  };
  try {
    const { phone } = await sendCall(context.get(apiContext), revealPhone, { body });
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
    if (!phone) throw data(null, { status: 404 });
    const places = site.locations.filter(({ visible }) => visible);
    const named = places.find(({ slug }) => slug === location);
    const place = named ?? (places.length === 1 ? places[0] : undefined);
    return { phone, whom: named?.name ?? site.name, place: place?.slug };
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    // an unknown vehicle or place has no such page; after too many requests (429) a later one may succeed
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
    throw data(null, { status: error.status === 410 || error.status === 429 ? error.status : 404 });
  }
}
