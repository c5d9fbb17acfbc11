import type { VehicleRequest } from '@forecourt/contracts';

export interface RequestPages {
  /** Page of a form; undefined where no feature renders it. */
  readonly formOf: (request: VehicleRequest) => string | undefined;
  /** The site's finance page with what is known of the vehicle. */
  readonly finance: string | undefined;
  /** The enquiry further down the vehicle's page; undefined where no feature renders it. */
  readonly enquiry: string | undefined;
}

export interface RequestLink {
  readonly href: string;
  /** Opens the form over the page. */
  readonly 'data-request'?: VehicleRequest;
}

/**
 * A link to a form of the vehicle's page (VDP-24). Its address does the same without script: the form's page, the
 * enquiry further down, or the finance page where finance has no window on this site.
 */
export function requestLink(
  request: VehicleRequest,
  windows: readonly VehicleRequest[],
  { formOf, finance, enquiry }: RequestPages,
): RequestLink | undefined {
  const form = formOf(request);
  const isWindow = windows.includes(request) && form !== undefined;
  const href = request === 'enquiry' ? enquiry : request === 'finance' && !isWindow ? finance : form;
  if (href === undefined) return undefined;
  return isWindow ? { href, 'data-request': request } : { href };
}
