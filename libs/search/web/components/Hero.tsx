import type { ReactNode } from 'react';
import { imageUrl, srcSet } from '@forecourt/contracts';
import { Container } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import * as styles from './hero.styles.js';

export interface HeroLink {
  label: string;
  count: number;
  href: string;
}
export interface HeroProps {
  layout: SearchConfig['heroLayout'];
  title: string;
  text: string;
  /** Path in the image service. */
  picture?: string | undefined;
  search: ReactNode;
  /** Conditions of the stock, each leading to its listing. */
  links: readonly HeroLink[];
  /** Vehicles in the hero itself. */
  stock?: ReactNode;
}

/** Top of the front page, in the arrangement that the site's options name. */
export function Hero({ layout, title, text, picture, search, links, stock }: HeroProps) {
  const look = styles.layouts[layout];
  return (
    <section css={look.hero}>
      {picture !== undefined && (
        <div css={look.picture}>
          <img
            src={imageUrl(picture, { width: 1280 })}
            srcSet={srcSet(picture, [640, 1024, 1280, 1600, 1920])}
            sizes={look.sizes}
            width={1920}
            height={800}
            alt=""
            fetchPriority="high"
            decoding="async"
          />
        </div>
      )}
      <Container>
        <div css={look.inner}>
          <div css={look.words}>
            <h1>{title}</h1>
            {text !== '' && <p>{text}</p>}
          </div>
          <div css={look.search}>{search}</div>
          {links.length > 1 && (
            <ul css={look.links}>
              {links.map(({ label, count, href }) => (
                <li key={label}>
                  <a href={href}>
                    {label} <small>{formatNumber(count)}</small>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {stock}
      </Container>
    </section>
  );
}
