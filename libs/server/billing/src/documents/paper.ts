import { readFile } from 'node:fs/promises';
import type PdfDocument from 'pdfkit';
import type { StructElement, StructOptions } from 'pdfkit';

/** Points. A4 is 595 wide and 842 high. */
export const sheet = { left: 48, right: 547, top: 48, bottom: 770 } as const;
const footerAt = 796;
export const width = sheet.right - sheet.left;

const colours = { text: '#1b1f24', muted: '#5b6470', line: '#c9cfd6', danger: '#b42318' } as const;

/** How a text looks. */
interface Look {
  readonly size?: number;
  readonly font?: 'regular' | 'bold';
  readonly colour?: keyof typeof colours;
  readonly align?: 'left' | 'right';
}

/** A text and how it looks. */
export interface Said extends Look {
  readonly text: string;
}

/** Where a text stands: its left edge, its top and how wide it may be. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PaperFacts {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly madeAt: number;
}

export interface Paper {
  readonly pdf: PdfDocument;
  /** A document of its own within the file: all that is drawn after it, read in its order, on pages of its own. */
  begin: (footer: (page: number) => string) => StructElement;
  /** Turns the page where less than `height` is left of it. */
  keep: (height: number) => 'stayed' | 'turned';
  /** Draws texts one below the other, as one thing that is read. */
  write: (parent: StructElement, tag: string, texts: readonly Said[], box: Box, options?: StructOptions) => void;
  heightOf: (texts: readonly Said[], boxWidth: number) => number;
  /** As `write`, of what is seen and not read out. */
  show: (texts: readonly Said[], box: Box) => void;
  /** A line across. */
  rule: () => void;
}

const font = (name: string) => readFile(new URL(`../../fonts/PlusJakartaSans-${name}.ttf`, import.meta.url));
let tools: ReturnType<typeof load> | undefined;

/** Once, when the first document is asked for: the library is 2 MB of program that no other call needs. */
async function load() {
  const [{ default: Pdf }, regular, bold] = await Promise.all([import('pdfkit'), font('Regular'), font('Bold')]);
  return { Pdf, regular, bold };
}

/** An empty file with embedded fonts that says its language and its title, and is tagged for those who hear it. */
export async function openPaper({ title, author, language, madeAt }: PaperFacts): Promise<Paper> {
  tools ??= load();
  const { Pdf, regular, bold } = await tools;
  const pdf = new Pdf({
    size: 'A4',
    margin: sheet.left,
    font: null,
    tagged: true,
    subset: 'PDF/UA',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(madeAt) },
    autoFirstPage: false,
  });
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  let footer: (page: number) => string = () => '';
  let page = 0;

  function chosen({ size = 10, font: name = 'regular', colour = 'text' }: Look) {
    return pdf.font(name).fontSize(size).fillColor(colours[colour]);
  }
  function draw(texts: readonly Said[], { x, y, width: boxWidth }: Box): void {
    let at = y;
    for (const said of texts) {
      chosen(said).text(printable(said.text), x, at, { width: boxWidth, align: said.align ?? 'left' });
      at = pdf.y;
    }
  }
  function unread(drawing: () => void): void {
    pdf.markContent('Artifact', { type: 'Layout' });
    drawing();
    pdf.endMarkedContent();
  }
  function turn(): void {
    page += 1;
    pdf.addPage();
    // The footer stands in the margin, where a text would otherwise begin a page.
    pdf.page.margins.bottom = 0;
    unread(() => {
      const line = printable(footer(page));
      chosen({ size: 8, colour: 'muted' }).text(line, sheet.left, footerAt, { width, lineBreak: false });
    });
    pdf.y = sheet.top;
  }
  return {
    pdf,
    begin: (next) => {
      [footer, page] = [next, 0];
      turn();
      const part = pdf.struct('Document', { lang: language });
      pdf.addStructure(part);
      return part;
    },
    keep: (height) => {
      if (pdf.y + height <= sheet.bottom) return 'stayed';
      turn();
      return 'turned';
    },
    write: (parent, tag, texts, box, options = {}) => void parent.add(pdf.struct(tag, options, () => draw(texts, box))),
    show: (texts, box) => unread(() => draw(texts, box)),
    heightOf: (texts, boxWidth) =>
      texts.reduce((sum, said) => sum + chosen(said).heightOfString(printable(said.text), { width: boxWidth }), 0),
    rule: () =>
      unread(
        () =>
          void pdf
            .strokeColor(colours.line)
            .lineWidth(0.5)
            .moveTo(sheet.left, pdf.y)
            .lineTo(sheet.right, pdf.y)
            .stroke(),
      ),
  };
}

/** What the font can write: of a letter that it has not the plain one, else a question mark. */
export function printable(text: string): string {
  const line = text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Cc}+/gu, ' ');
  return line.replaceAll(unknown, (sign) => {
    const plain = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return plain !== '' && plain.search(unknown) === -1 ? plain : '?';
  });
}

/** All but Latin letters with their marks, as Europe and Vietnam write them, and punctuation: of these the font has every one. */
const unknown =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/gu;
