import { useSection } from '@forecourt/composition';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { Film } from '../components/offer/Film.js';
import type { VehicleDetailConfig } from '../config.js';
import { sectionFilm } from '../domain/slides.js';

/** The film of a vehicle, else that of the dealer; nothing without either. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const { video } = useSection<VehicleDetailConfig>('vehicle-detail');
  const film = sectionFilm(vehicle, vehicleTitle(vehicle), video);
  return film ? <Film title={video.title} film={film} /> : null;
}
