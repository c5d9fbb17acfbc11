import type { SiteConfigSay } from '../words/say.js';

/** Words next to a price where the dealer has none of its own: what it contains. */
export const priceTypeLabels = (say: SiteConfigSay) => ({
  drive_away_price: say('vehicle.driveAway'),
  estimated_drive_away_price: say('vehicle.estimatedDriveAway'),
  excluding_government_charges_price: say('vehicle.excludingCharges'),
});

/** Words of a card's tag where the dealer has none of its own. */
export const tagLabels = (say: SiteConfigSay) => ({
  electric: say('vehicle.electric'),
  hybrid: say('vehicle.hybrid'),
  reserved: say('vehicle.reserved'),
  certified: say('vehicle.certified'),
  comingSoon: say('vehicle.comingSoon'),
  newArrival: say('vehicle.newArrival'),
  sold: say('vehicle.sold'),
});
