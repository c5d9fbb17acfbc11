import { useSection, useWords } from '@forecourt/composition';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { Film } from '../components/offer/Film.js';
import { sectionFilm } from '../rules/slides.js';
import { vehicleDetailSection } from '../section.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** The film of a vehicle, else that of the dealer; nothing without either. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const say = useWords(vehicleDetailWords);
  const { video } = useSection(vehicleDetailSection);
  const film = sectionFilm(vehicle, vehicleTitle(vehicle), video, say);
  return film ? <Film title={video.title ?? say('film.title')} film={film} /> : null;
}
