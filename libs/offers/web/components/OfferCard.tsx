import { imageUrl, srcSet } from '@forecourt/contracts';
import type { OfferSummary } from '@forecourt/offers/domain';
import { useSite, useWords } from '@forecourt/composition';
import { MoreText } from '@forecourt/ui-kit';
import { offerHref } from '../rules/addresses.js';
import { endLine, paragraphs, shortDescription, shortDisclaimer } from '../rules/texts.js';
import { offersWords } from '../words/offersWords.js';
import { OfferActions } from './OfferActions.js';
import { OfferFigures } from './OfferFigures.js';
import * as styles from './offers.styles.js';

/** Width of an offer's picture, pixels (B9). */
const IMAGE_WIDTH = 375;

export interface OfferCardProps {
  /** As `GET /api/offers` lists it. */
  offer: OfferSummary;
  /** Rank of its heading on the page; 2 when left out. */
  headingLevel?: 2 | 3;
  /** Its picture is among the first of the page. */
  hasPriority?: boolean;
}

/** An offer among others, with its conditions (OFR-01). Long texts open without script. */
export function OfferCard({ offer, headingLevel = 2, hasPriority = false }: OfferCardProps) {
  const say = useWords(offersWords);
  const site = useSite();
  const { name, category, image, expires, description, disclaimer } = offer;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article css={styles.card}>
      {image && (
        <img
          src={imageUrl(image.path, { width: IMAGE_WIDTH })}
          srcSet={srcSet(image.path, [320, 480, 640, 800])}
          sizes="(min-width: 740px) 420px, 92vw"
          width={IMAGE_WIDTH}
          height={250}
          alt={image.alt}
          loading={hasPriority ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <div css={styles.cardBody}>
        <p css={styles.kicker}>
          <span>{category ?? say('offer')}</span>
          {expires !== undefined && <span>{endLine(expires, say)}</span>}
        </p>
        <Heading>
          <a href={offerHref(site, offer)}>{name}</a>
        </Heading>
        <OfferFigures offer={offer} />
        <div css={styles.words}>
          <Long
            text={description}
            short={shortDescription(description)}
            more={say('viewMore')}
            less={say('viewLess')}
          />
        </div>
        <OfferActions offer={offer} />
        <div css={styles.conditions}>
          <Long
            text={disclaimer}
            short={shortDisclaimer(disclaimer)}
            more={say('viewDisclaimer')}
            less={say('viewLess')}
          />
        </div>
      </div>
    </article>
  );
}

interface LongProps {
  text: string;
  short: string | undefined;
  more: string;
  less: string;
}

/** A text in full, or its beginning with the way to the rest. */
function Long({ text, short, more, less }: LongProps) {
  const whole = paragraphs(text).map((part, index) => <p key={index}>{part}</p>);
  if (short === undefined) return whole;
  return (
    <MoreText short={short} more={more} less={less}>
      {whole}
    </MoreText>
  );
}
