import { useSection } from '@forecourt/composition';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { Film } from '../components/offer/Film.js';
import { sectionFilm } from '../domain/slides.js';
import { vehicleDetailSection } from '../section.js';

/** The film of a vehicle, else that of the dealer; nothing without either. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const { video } = useSection(vehicleDetailSection);
  const film = sectionFilm(vehicle, vehicleTitle(vehicle), video);
  return film ? <Film title={video.title} film={film} /> : null;
}
