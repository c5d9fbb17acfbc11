import { useState, type ReactNode } from 'react';
import type { CardRepayment } from '@forecourt/finance-maths';
import { formatNumber, type CardFact, type CardTag, type MarketIndicator, type PriceDisplay } from '@forecourt/vehicle';
import { ButtonLink, Icon, visuallyHidden } from '@forecourt/ui-kit';
import { factWords } from './cardWords.js';
import { CardPictures, useFirstSwipe } from './CardPictures.js';
import * as styles from './VehicleCard.styles.js';
import { MarketNote } from './MarketNote.js';
import { VehiclePrice, WasPrice } from './VehiclePrice.js';
import type { UiVehicleSay } from './words.js';

export interface VehicleCardProps {
  /** The vehicle’s own page. */
  href: string;
  /** Year, make and model, and below them badge and series. */
  title: { main: string; variant: string };
  /** The price, or what the site says where there is none. */
  price: PriceDisplay;
  /** Kilometres, transmission and the like, in the site’s order. */
  facts: readonly CardFact[];
  /** How far the price is below the market, where the site shows that. */
  market?: MarketIndicator | undefined;
  /** Weekly repayment with its rates, where the site shows it. */
  repayment?: CardRepayment | undefined;
  /** How many days ago the price was cut. */
  drop?: number | undefined;
  /** On the picture: "Sold", "New arrival", "Test Drive Only". */
  tag?: CardTag | undefined;
  /** Path of the picture in the image service. */
  image: string;
  /** Further pictures that are swiped to. */
  moreImages?: readonly string[];
  /** Pictures that the vehicle has in all, on its own page. */
  photos?: number | undefined;
  /** Where the vehicle is. */
  place?: string | undefined;
  /** How far from the shopper the place is, in words. */
  away?: string | undefined;
  /** How often the vehicle was looked at. */
  views?: number | undefined;
  /** What the search asks of this vehicle, in a line above the price. */
  note?: string | undefined;
  /** Buttons below the price; the whole card leads to the vehicle without them. */
  actions?: readonly {
    label: string;
    /** The vehicle’s own page. */
    href: string;
  }[];
  /** Favourite, compare and save. */
  controls?: ReactNode;
  /** The first cards of a page load their picture at once. */
  hasPriority?: boolean;
  /** Level of the title in its page. */
  headingLevel?: 2 | 3;
  /** Picture next to the text where there is room. */
  isWide?: boolean;
  /** The words of the site. */
  say: UiVehicleSay;
}

/** A vehicle in a list. Props in, markup out: what it says was decided by the rules of `@forecourt/vehicle`. */
export function VehicleCard({
  href,
  title,
  price,
  facts,
  market,
  repayment,
  drop,
  tag,
  image,
  moreImages = [],
  photos = 1,
  place,
  away,
  views,
  note,
  actions = [],
  controls,
  hasPriority,
  headingLevel = 2,
  isWide,
  say,
}: VehicleCardProps) {
  const images = [image, ...moreImages];
  const { isStrip, swipe } = useFirstSwipe(images.length);
  const [shown, setShown] = useState(0);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article css={isWide ? [styles.card, styles.wide] : styles.card} {...swipe}>
      <div css={styles.picture}>
        <CardPictures
          images={images}
          title={title.main}
          href={href}
          hasPriority={hasPriority}
          isWide={isWide}
          isStrip={isStrip}
          onIndexChange={setShown}
          say={say}
        />
        {tag && (
          <span
            data-tag=""
            css={tag.kind === 'sold' ? styles.tagSold : tag.kind === 'new-arrival' ? styles.tagAccent : styles.tag}
          >
            {tag.label}
          </span>
        )}
        <span css={styles.corner}>
          {views !== undefined && views > 0 && (
            <span css={styles.views}>
              <Icon name="eye" size={14} />
              {formatNumber(views)}
              <span css={visuallyHidden}> {say('views', { count: views })}</span>
            </span>
          )}
          {photos > 1 && (
            <span css={styles.views} aria-live={isStrip ? 'polite' : undefined}>
              <span css={visuallyHidden}>{say('picture')} </span>
              {say('pictureOf', { number: shown + 1, count: photos })}
            </span>
          )}
        </span>
      </div>
      <div css={styles.body}>
        <Heading css={styles.title}>
          <a href={href}>
            {title.main}
            <span css={styles.variant}>{title.variant}</span>
          </a>
        </Heading>
        <ul css={styles.facts}>
          {facts.map((fact) => {
            const { label, value } = factWords(fact, say);
            return (
              <li key={fact.name}>
                <Icon name={fact.name} size={17} />
                <span css={visuallyHidden}>{label}: </span>
                {value}
              </li>
            );
          })}
        </ul>
        {place && (
          <p css={styles.place}>
            <Icon name="pin" size={16} />
            <span>{place}</span>
            {away !== undefined && <small>{away}</small>}
          </p>
        )}
        {note !== undefined && <p css={styles.note}>{note}</p>}
        <div css={styles.foot}>
          <VehiclePrice price={price} isWasElsewhere say={say} />
          <div css={styles.deal}>
            {market && <MarketNote market={market} price={price} say={say} />}
            {price.kind === 'price' && <WasPrice price={price} say={say} />}
            {drop !== undefined && <span css={styles.small}>{say('drop', { days: drop })}</span>}
          </div>
          {repayment && (
            <p css={styles.repayment}>
              <span>{repayment.teaser}</span>
              <span>{repayment.interest}</span>
              <span>{repayment.comparison}</span>
              {repayment.charges !== undefined && <span>{repayment.charges}</span>}
            </p>
          )}
          {(actions.length > 0 || controls) && (
            <div css={styles.buttons}>
              {actions.map((action, index) => (
                <ButtonLink key={action.label} href={action.href} variant={index === 0 ? 'brand' : 'outline'}>
                  {action.label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
      </div>
      {controls && <div css={styles.controls}>{controls}</div>}
    </article>
  );
}

/** Placeholder of a card that is still loading. */
export function VehicleCardSkeleton() {
  return (
    <div css={styles.card} aria-hidden="true">
      <div css={[styles.picture, styles.bone]} />
      <div css={styles.body}>
        <div css={styles.bone} style={{ height: 24, width: '80%' }} />
        <div css={styles.bone} style={{ height: 48 }} />
        <div css={styles.bone} style={{ height: 30, width: '45%' }} />
      </div>
    </div>
  );
}
