import { useLoaderData } from 'react-router-dom';
import { garageRoute, homeRoute, imageUrl, listingRoute, offerEnquirySlot, srcSet } from '@forecourt/contracts';
import { Part, Slot, useIsFilled, useRouteHref, useSection, useSite, useWords } from '@forecourt/composition';
import { stockHref } from '@forecourt/runtime/search';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import { OfferActions } from '../components/OfferActions.js';
import { OfferCards } from '../components/OfferCards.js';
import { OfferFigures } from '../components/OfferFigures.js';
import { OfferVehicles } from '../components/OfferVehicles.js';
import * as styles from '../components/offers.styles.js';
import { ENQUIRY_ANCHOR, offersHref } from '../rules/addresses.js';
import { endLine, paragraphs } from '../rules/texts.js';
import { loadSaveOffer } from '../parts.js';
import { offersSection } from '../section.js';
import { offersWords } from '../words/offersWords.js';
import type { OfferData } from './offerLoader.js';

/** One offer with its conditions in full, its vehicles and its enquiry. */
export function Component() {
  const data = useLoaderData<OfferData>();
  const { offer, others } = data;
  const say = useWords(offersWords);
  const { title = say('title') } = useSection(offersSection);
  const site = useSite();
  const home = useRouteHref(homeRoute);
  const hasForm = useIsFilled(offerEnquirySlot);
  const { id, name } = offer;
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs
          trail={[
            { name: say('home'), ...(home ? { href: home } : {}) },
            { name: title, href: offersHref(site, { page: 1 }) },
            { name },
          ]}
        />
        <div css={styles.columns}>
          <Whole {...data} />
          {hasForm && (
            <section css={styles.enquiry} id={ENQUIRY_ANCHOR} aria-labelledby="ask">
              <h2 id="ask">{say('enquiry')}</h2>
              <Slot slot={offerEnquirySlot} with={{ offer: { id, name } }} />
            </section>
          )}
        </div>
        <Linked {...data} />
        {others.length > 0 && (
          <section css={styles.section} aria-labelledby="other-offers">
            <h2 id="other-offers">{say('more')}</h2>
            <OfferCards offers={others} headingLevel={3} />
          </section>
        )}
      </div>
    </Container>
  );
}

function Whole({ offer }: OfferData) {
  const { name, category, image, expires, description, disclaimer } = offer;
  const say = useWords(offersWords);
  const garage = useRouteHref(garageRoute);
  return (
    <article css={styles.whole}>
      <p css={styles.kicker}>
        <span>{category ?? say('offer')}</span>
        {expires !== undefined && <span>{endLine(expires, say)}</span>}
      </p>
      <h1>{name}</h1>
      {image && (
        <img
          src={imageUrl(image.path, { width: 1024 })}
          srcSet={srcSet(image.path, [480, 640, 800, 1024, 1280, 1600])}
          sizes="(min-width: 900px) 60vw, 92vw"
          width={1024}
          height={576}
          alt={image.alt}
          fetchPriority="high"
        />
      )}
      <OfferFigures offer={offer} />
      <div css={styles.words}>
        {paragraphs(description).map((part, index) => (
          <p key={index}>{part}</p>
        ))}
      </div>
      <OfferActions offer={offer} isHere />
      {garage !== undefined && (
        <Part id="offers/save" load={loadSaveOffer} hydrate="interaction" props={{ id: offer.id, name }} />
      )}
      <section css={styles.conditions} aria-labelledby="conditions">
        <h2 id="conditions">{say('conditions')}</h2>
        {paragraphs(disclaimer).map((part, index) => (
          <p key={index}>{part}</p>
        ))}
      </section>
    </article>
  );
}

/** What the offer is about, and the listing with all of it. */
function Linked({ stock, vehicles, found, now }: OfferData) {
  const say = useWords(offersWords);
  const listing = useRouteHref(listingRoute);
  if (!stock) return null;
  const isListed = stock.stockNumbers === undefined && found > vehicles.length;
  return (
    <OfferVehicles
      id="offer-vehicles"
      title={stock.title ?? say('vehicles')}
      vehicles={vehicles}
      now={now}
      link={
        isListed && listing !== undefined && <a href={stockHref(listing, stock)}>{say('seeAll', { count: found })}</a>
      }
    />
  );
}
