import { stickyHeaderSlot } from '@forecourt/contracts';
import { Slot, useSection, useVehicleOptions, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { isAvailable, priceDisplay, vehicleTitle, type Vehicle, valueWord } from '@forecourt/vehicle';
import { StickyBars } from '../components/StickyBars.js';
import { useEnquiryAnchor } from '../components/useEnquiryAnchor.js';
import { useRequestLinks } from '../components/useRequestLinks.js';
import { useTradeInLink } from '../components/useTradeInLink.js';
import { useVehiclePhone } from '../components/useVehiclePhone.js';
import { vehicleDetailSection } from '../section.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** Bars that follow the page, with the price that the page shows. */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const say = useWords(vehicleDetailWords);
  const { offersSubscription } = useSection(siteSection);
  const options = useVehicleOptions();
  const { stickyHeader, bottomBar } = useSection(vehicleDetailSection);
  const available = isAvailable(vehicle);
  const phone = useVehiclePhone(vehicle, { dials: true });
  const { enquiry, 'test-drive': testDrive, finance } = useRequestLinks(vehicle);
  const similar = useEnquiryAnchor();
  const tradeIn = useTradeInLink(vehicle);
  const hasTradeIn = stickyHeader.buttons.includes('trade-in');
  const hasFinance = available && stickyHeader.buttons.includes('finance');
  return (
    <StickyBars
      title={vehicleTitle(vehicle)}
      facts={[vehicle.simple_transmission, vehicle.simple_body]
        .flatMap((value) => (value ? valueWord(value, say) : []))
        .join(', ')}
      price={available ? priceDisplay(vehicle, { ...options, offersSubscription, now }) : undefined}
      image={vehicle.images[0]?.url}
      action={
        available
          ? enquiry && { label: say('enquire'), ...enquiry }
          : similar !== undefined
            ? { label: options.similarText, href: similar }
            : undefined
      }
      testDrive={available && testDrive ? { label: say('button.testDrive'), ...testDrive } : undefined}
      finance={
        hasFinance && finance
          ? { label: finance['data-request'] ? say('button.financeWindow') : say('button.finance'), ...finance }
          : undefined
      }
      tradeIn={hasTradeIn && tradeIn ? { label: say('button.tradeIn'), href: tradeIn } : undefined}
      beside={available ? <Slot slot={stickyHeaderSlot} with={{ vehicle, now }} /> : undefined}
      phone={phone}
      buttons={bottomBar.buttons}
      options={{
        headerFrom: stickyHeader.isShown ? stickyHeader.from : undefined,
        barBeyond: bottomBar.isShown ? bottomBar.beyond : undefined,
      }}
    />
  );
}
