import { useSection, useWords } from '@forecourt/composition';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { chooseImages, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { Gallery } from '../components/Gallery.js';
import { spinContent } from '../rules/spin/spinContent.js';
import { gallerySlides, showsThumbnails } from '../rules/slides.js';
import { vehicleDetailSection } from '../section.js';
import { galleryModeChosen, selectGalleryMode } from '../state/vehicleDetailSlice.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** The pictures of a vehicle, chosen as the site's options say. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const say = useWords(vehicleDetailWords);
  const { thumbnailsAbove, spin } = useSection(vehicleDetailSection);
  const { newArrivalImages, placeholderImage } = useSection(vehicleSection);
  const { frameHosts } = useSection(siteSection);
  const chosenMode = useAppSelector(selectGalleryMode);
  const dispatch = useAppDispatch();
  const images = chooseImages(
    vehicle.images.map(({ url }) => url),
    vehicle,
    newArrivalImages,
  );
  const shown = { ...vehicle, images: (images.length > 0 ? images : [placeholderImage]).map((url) => ({ url })) };
  const title = vehicleTitle(vehicle);
  const content = spin.isShown ? spinContent(vehicle, title, frameHosts) : undefined;
  return (
    <Gallery
      slides={gallerySlides(shown, title, say)}
      spin={content && { content, options: spin }}
      chosenMode={chosenMode}
      onChooseMode={(mode) => dispatch(galleryModeChosen(mode))}
      hasThumbnails={showsThumbnails(shown, thumbnailsAbove)}
    />
  );
}
