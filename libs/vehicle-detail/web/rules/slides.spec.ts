import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { gallerySlides, isHurried, sectionFilm, showsThumbnails } from './slides.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

const say = wordsOf({ config: {} }, vehicleDetailWords);
const images = [1, 2, 3, 4].map((n) => ({ url: `stock/${n}.svg` }));

describe('gallerySlides', () => {
  it('VDP-02 puts the video at position 2', () => {
    const slides = gallerySlides({ images, video_url: '/v.mp4' }, 'Car', say);
    expect(slides.map((slide) => slide.kind)).toEqual(['image', 'video', 'image', 'image', 'image']);
  });
  it('VDP-02 the first two pictures hurry, also with a film between them', () => {
    const hurried = (video_url?: string) => {
      const slides = gallerySlides({ images, ...(video_url ? { video_url } : {}) }, 'Car', say);
      return slides.flatMap((_, position) => (isHurried(slides, position) ? [position] : []));
    };
    expect(hurried()).toEqual([0, 1]);
    expect(hurried('/v.mp4')).toEqual([0, 2]);
  });
  it('VDP-02 shows the video first when there is no picture', () => {
    expect(gallerySlides({ images: [], video_url: '/v.mp4' }, 'Car', say)).toHaveLength(1);
  });
  it.each([
    ['/v.mp4', 'video'],
    ['https://films.example/a/walkaround.WEBM?x=1', 'video'],
    ['https://films.example/watch?v=aqz-KE-bpKQ', 'video-link'],
    ['https://www.youtube.com/watch?v=../evil', 'video-link'],
    ['https://youtube.com.example/watch?v=aqz-KE-bpKQ', 'video-link'],
  ])('VDP-02 a video at %s is a %s', (video_url, kind) => {
    expect(gallerySlides({ images, video_url }, 'Car', say)[1]).toMatchObject({ kind, url: video_url });
  });
  it('VDP-02 a film of the site’s own media is loaded from /media', () => {
    const [, slide] = gallerySlides({ images, video_url: 'stock/film/suv/blue/7.webm' }, 'Car', say);
    expect(slide).toMatchObject({ kind: 'video', url: '/media/stock/film/suv/blue/7.webm', poster: 'stock/1.svg' });
  });
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
  ])('VDP-02 a film at %s plays from the address without cookies', (video_url) => {
    expect(gallerySlides({ images, video_url }, 'Car', say)[1]).toMatchObject({
      kind: 'video-embed',
      embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
      poster: 'stock/1.svg',
    });
  });
  it.each(['javascript:alert(1)', 'data:text/html,x', ''])('VDP-02 %j is no video', (video_url) => {
    expect(gallerySlides({ images, video_url }, 'Car', say).every(({ kind }) => kind === 'image')).toBe(true);
  });
  it('names every picture for those who cannot see it', () => {
    expect(gallerySlides({ images }, 'Kia Sorento', say)[2]).toMatchObject({ alt: 'Kia Sorento, picture 3 of 4' });
  });
  it.each([
    ['in_stock', 4, true],
    ['in_stock', 3, false],
    ['sold', 4, false],
    ['coming_soon', 4, false],
  ] as const)('VDP-02 thumbnails for %s with %i pictures: %s', (status, count, shown) => {
    expect(showsThumbnails({ status, images: images.slice(0, count) }, 3)).toBe(shown);
  });
});

describe('sectionFilm', () => {
  const own = { images: [{ url: 'a.jpg' }], external_video_url: 'https://youtu.be/aqz-KE-bpKQ' };
  const dealer = { film: 'https://films.example/yard.mp4', filmTitle: 'Our yard' };
  it('VDP-20 is the vehicle’s own film, else the dealer’s', () => {
    expect(sectionFilm(own, 'Kia', dealer, say)).toMatchObject({ kind: 'video-embed', title: 'Video of Kia' });
    expect(sectionFilm({ images: [] }, 'Kia', dealer, say)).toMatchObject({ kind: 'video', title: 'Our yard' });
    expect(sectionFilm({ images: [] }, 'Kia', {}, say)).toBeUndefined();
  });
  it('VDP-20 is not the film that the gallery shows, nor an address that no page may lead to', () => {
    expect(sectionFilm({ ...own, video_url: own.external_video_url }, 'Kia', {}, say)).toBeUndefined();
    expect(sectionFilm({ images: [], external_video_url: 'javascript:alert(1)' }, 'Kia', dealer, say)).toMatchObject({
      title: 'Our yard',
    });
  });
});
