import { printRoute, vehicleRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useSite, useWords } from '@forecourt/composition';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { VehicleTools } from '../components/VehicleTools.js';
import { shareLinks } from '@forecourt/contracts';
import { vehicleDetailSection } from '../section.js';
import { useBrochure } from './useBrochure.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** Share, print and brochure of a vehicle, as the site offers them. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const { origin } = useSite();
  const say = useWords(vehicleDetailWords);
  const { share, print, brochure } = useSection(vehicleDetailSection);
  const path = useRouteHref(vehicleRoute, { slug: vehicle.slug });
  const printPath = useRouteHref(printRoute);
  const pdf = `/api/vehicles/${encodeURIComponent(vehicle.slug)}/brochure.pdf`;
  const prepare = useBrochure(pdf);
  const page = { url: origin + (path ?? ''), title: vehicleTitle(vehicle) };
  return (
    <VehicleTools
      share={
        share.isShown
          ? {
              ...page,
              links: shareLinks(share.networks, page, { email: say('share.email'), sms: say('share.sms') }),
              noticeFor: share.noticeFor,
            }
          : undefined
      }
      printHref={print.isShown && printPath ? `${printPath}?car_id=${encodeURIComponent(vehicle.slug)}` : undefined}
      brochure={brochure ? { href: pdf, fileName: `${vehicle.slug}.pdf`, prepare } : undefined}
    />
  );
}
