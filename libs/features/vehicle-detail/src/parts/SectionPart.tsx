import { useSection } from '@forecourt/composition';
import { isReservable, type Vehicle } from '@forecourt/vehicle';
import { Blogs } from '../components/offer/Blogs.js';
import { ReserveOnline } from '../components/offer/ReserveOnline.js';
import { configuredFeed } from '../domain/blogFeed.js';
import { FeatureBanner, PromiseList } from '../components/promises.js';
import { Comments, Features, KeyInformation, Place, Specifications } from '../components/sections.js';
import type { VehicleDetailConfig, VehicleSectionName } from '../config.js';

/** Sections that are plain HTML; the others have parts of their own, or are places for other features. */
export type PlainSectionName = Exclude<
  VehicleSectionName,
  'sections' | 'used-car-checks' | 'buying-rights' | 'video' | 'similar' | 'recently-viewed' | 'fuel' | 'delivery'
>;

/** One section of the page, by its name in the site's order. */
export function Component({ name, vehicle }: { name: PlainSectionName; vehicle: Vehicle }) {
  const options = useSection<VehicleDetailConfig>('vehicle-detail');
  switch (name) {
    case 'key-information':
      return <KeyInformation vehicle={vehicle} shown={options.keyInformationShown} />;
    case 'comments':
      return (
        <Comments
          vehicle={vehicle}
          collapsedAt={options.commentsCollapsedAt}
          pendingText={options.commentsPendingText}
        />
      );
    case 'whats-included':
      return <PromiseList id="whats-included" content={options.whatsIncluded} carType={vehicle.car_type} />;
    case 'why-buy':
      return <PromiseList id="why-buy" content={options.whyBuy} carType={vehicle.car_type} />;
    case 'reserve-online':
      return isReservable(vehicle) ? <ReserveOnline content={options.reserveOnline} /> : null;
    case 'protect':
      return <PromiseList id="protect" content={options.protect} carType={vehicle.car_type} />;
    case 'blogs':
      return (
        <Blogs title={options.blogs.title} posts={configuredFeed(options.blogs.posts).latest(options.blogs.count)} />
      );
    case 'features':
      return <Features vehicle={vehicle} shown={options.featuresShown} />;
    case 'specifications':
      return <Specifications vehicle={vehicle} />;
    case 'feature-banner':
      return <FeatureBanner tiles={options.featureBanner} />;
    case 'location':
      return <Place vehicle={vehicle} />;
  }
}
