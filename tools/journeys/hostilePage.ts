import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Scripts of the samples that ran, and what the policy of the page had to refuse. */
    hostileMarks?: { acted: number; refused: string[] };
  }
}

/** Lets a page count what samples do, from before its first line. */
export const countMarks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const marks = (window.hostileMarks = { acted: 0, refused: [] as string[] });
    Object.assign(window, { hostile: () => (marks.acted += 1) });
    document.addEventListener('securitypolicyviolation', (event) => {
      marks.refused.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });

export interface Looked {
  acted: number;
  refused: string[];
  /** The words before each sample, as they are rendered. */
  words: string[];
  /** What of the comment is not plain text markup, or reaches out of its place. */
  strange: string[];
  title: string;
  /** Whether a press on the enquiry's button meets it. */
  isEnquiryFree: boolean;
}

/** Touches everything in a page's comments as a shopper might, and says what came of it. */
export const lookAtComments = (page: Page): Promise<Looked> =>
  page.evaluate(async () => {
    const ALLOWED = ['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'U', 'UL', 'OL', 'LI', 'H3', 'H4', 'A'];
    const strange: string[] = [];
    const section = document.querySelector<HTMLElement>('section[aria-labelledby="comments-title"]');
    for (const details of section?.querySelectorAll('details') ?? []) details.open = true;
    // the shortened text comes before the full one
    const whole = section?.querySelector<HTMLElement>(':scope details > div') ?? section;
    const words = whole?.innerText.match(/Sample \d+\./g) ?? [];
    const area = section?.getBoundingClientRect();
    const parts = [...(section?.children ?? [])].map(({ tagName }) => tagName).join(' ');
    if (!['H2 DIV', 'H2 P DETAILS'].includes(parts)) strange.push(`leaves its section, which holds ${parts}`);
    const elements = [...(section?.querySelectorAll<HTMLElement>(':scope div *') ?? [])];
    for (const element of elements) {
      const { tagName, attributes } = element;
      if (!ALLOWED.includes(tagName)) strange.push(`<${tagName}>`);
      const protocol = element instanceof HTMLAnchorElement ? element.protocol : '';
      for (const { name, value } of attributes) {
        const isLink = name === 'href' && /^(https?|mailto|tel):$/.test(protocol);
        const isOwn =
          (name === 'rel' && value === 'nofollow noopener') ||
          (name === 'target' && value === '_blank' && protocol.startsWith('http'));
        if (!isLink && !isOwn) strange.push(`${name}="${value}"`);
      }
      if (getComputedStyle(element).position !== 'static') strange.push(`${tagName} leaves its place`);
      const box = element.getBoundingClientRect();
      if (area && box.width > 0 && (box.left < area.left - 1 || box.bottom > area.bottom + 1))
        strange.push(`${tagName} is rendered outside`);
    }
    // a link that is clicked leaves the page rightly; everything else is touched in every way
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay, true);
    for (const element of elements)
      for (const name of ['click', 'mouseover', 'pointerdown', 'focus', 'keydown', 'toggle', 'load', 'error'])
        element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    document.removeEventListener('click', stay, true);
    if ('hostileName' in window || 'hostileName' in document) strange.push('a name of the comment hides another');
    if (document.documentElement.scrollWidth > innerWidth) strange.push('the page scrolls sideways');

    const button = document.querySelector<HTMLElement>('#enquiry form button[type="submit"]');
    button?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    // images and styles of a sample would send their requests after this turn
    await new Promise((resolve) => setTimeout(resolve));
    const { acted = -1, refused = [] } = window.hostileMarks ?? {};
    return {
      acted,
      refused,
      words,
      strange,
      title: document.title,
      isEnquiryFree: button !== null && met !== null && (button === met || button.contains(met)),
    };
  });
