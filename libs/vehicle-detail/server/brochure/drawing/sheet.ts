import PDFDocument from 'pdfkit';
import type { Yield } from '@forecourt/service/database';
import type { Language } from '@forecourt/words';
import { fontsOf, shownText, type FontName } from '../fonts.js';

export interface TextStyle {
  readonly font: FontName;
  readonly size: number;
  readonly colour: string;
}
/** By the package's own name: the global `PDFKit` would be `any` where its types are not installed. */
type PaperDocument = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<PaperDocument['struct']>;

/** A4, points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 34 } as const;
export const INNER_WIDTH = PAGE.width - 2 * PAGE.margin;

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly keywords: string;
  readonly printedAt: number;
  /** Its fonts are the document's. */
  readonly language: Language;
}

/**
 * A document with the few drawing operations of a brochure; all its output is tagged, or marked as decoration.
 */
export class Sheet {
  readonly doc: PaperDocument;
  private readonly root: Element;
  private readonly language: Language;
  private readonly chunks: Buffer[] = [];

  constructor({ title, author, subject, keywords, printedAt, language }: SheetInfo) {
    const date = new Date(printedAt);
    this.language = language;
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, Subject: subject, Keywords: keywords, CreationDate: date, ModDate: date },
    });
    escapeMetadata(this.doc);
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    for (const [name, font] of Object.entries(fontsOf(language)))
      // its type knows files alone; PDFKit takes what fontkit has parsed, too
      this.doc.registerFont(name, font as unknown as Buffer);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  addPage(): void {
    this.doc.addPage();
  }

  /** A part of the document's structure; the root when no parent is given. */
  element(type: string, parent: Element = this.root, options: { alt?: string } = {}): Element {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws decoration, which screen readers skip. */
  decoration(draw: (doc: PaperDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.doc.save());
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  widthOf(text: string, { font, size }: TextStyle): number {
    return this.doc.font(font).fontSize(size).widthOfString(text);
  }

  /**
   * Lines of a text in a width. A word that is wider than a line is broken; the last of `most` lines says that more
   * follows.
   */
  wrap(text: string, width: number, style: TextStyle, most = Number.POSITIVE_INFINITY): string[] {
    const lines: string[] = [];
    let line = '';
    // each piece is measured once, not the whole line with every piece
    let used = 0;
    for (const piece of piecesOf(shownText(text, this.language))) {
      const word = piece.trimEnd();
      if (used + this.widthOf(word, style) <= width) {
        line += piece;
        used += this.widthOf(piece, style);
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      const broken = this.broken(word, width, style);
      lines.push(...broken.slice(0, -1));
      line = (broken.at(-1) ?? '') + piece.slice(word.length);
      used = this.widthOf(line, style);
      if (lines.length > most) break;
    }
    if (line !== '') lines.push(line.trimEnd());
    return lines.length > most
      ? [...lines.slice(0, most - 1), this.shortened(lines[most - 1] ?? '', width, style)]
      : lines;
  }

  /** Draws lines below each other; `y` is the top of the first. Answers their height. */
  lines(
    element: Element,
    lines: readonly string[],
    at: { x: number; y: number; width?: number; align?: 'left' | 'right' },
    style: TextStyle,
  ): number {
    if (lines.length === 0) return 0;
    const height = lineHeight(style);
    element.add(() => {
      this.doc.font(style.font).fontSize(style.size).fillColor(style.colour);
      lines.forEach((line, index) => {
        const indent = at.align === 'right' ? (at.width ?? 0) - this.widthOf(line, style) : 0;
        // a space at the end keeps the words of two lines apart for those who copy or listen
        const text = index < lines.length - 1 ? `${line} ` : line;
        this.doc.text(text, at.x + indent, at.y + index * height, { lineBreak: false });
      });
    });
    return lines.length * height;
  }

  /** Ends the document. */
  async finish(): Promise<Buffer> {
    this.root.end();
    const ended = new Promise<void>((resolve, reject) => this.doc.once('end', resolve).once('error', reject));
    this.doc.end();
    await ended;
    return Buffer.concat(this.chunks);
  }

  private broken(word: string, width: number, style: TextStyle): string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const character of word) {
      if (piece !== '' && this.widthOf(piece + character, style) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    return piece === '' ? pieces : [...pieces, piece];
  }

  private shortened(line: string, width: number, style: TextStyle): string {
    let characters = [...line.replace(/…$/, '')];
    while (characters.length > 0 && this.widthOf(`${characters.join('')}…`, style) > width)
      characters = characters.slice(0, -1);
    return `${characters.join('').trimEnd()}…`;
  }
}

/** A character of Chinese with the signs that no line may end or begin with, or what is between such characters. */
const PIECE = /[（《“「『【]*(?:\p{Script=Han}|[^\p{Script=Han}（《“「『【]+)[、，。：；？！）》”」』】]*|./gu;

/** Pieces of a text between which a line may end: words with the space behind them, and characters of Chinese. */
const piecesOf = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const pieces = word.match(PIECE) ?? [];
      return [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''} `];
    });

/** Shapes the words of long texts one by one, with `pace` between them, before they are laid out in one go. */
export async function shapeWords(texts: readonly string[], language: Language, pace: Yield): Promise<void> {
  const { regular } = fontsOf(language);
  for (const text of texts)
    for (const piece of piecesOf(shownText(text, language))) {
      void regular.layout(piece).advanceWidth;
      void regular.layout(piece.trimEnd()).advanceWidth;
      await pace();
    }
}

export const lineHeight = ({ size }: TextStyle): number => size * 1.25;

/** PDFKit writes its information into XML as it is; an ampersand in a dealer's name would make that unreadable. */
function escapeMetadata(doc: PaperDocument): void {
  const inner = doc as unknown as { info: Record<string, unknown>; _addInfo(): void };
  const addInfo = inner._addInfo.bind(inner);
  inner._addInfo = () => {
    const { info } = inner;
    inner.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === 'string' ? escapeXml(value) : value]),
    );
    addInfo();
    inner.info = info;
  };
}

const ENTITIES: ReadonlyMap<string, string> = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;' }));
const escapeXml = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES.get(sign) ?? sign);
