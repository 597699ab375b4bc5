/** What is used here of pdfkit 0.20, which brings no types; those of the registry are of 0.17 and know no `scope`. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface StructOptions {
    /** The language of what is in it, where that is another than the document's. */
    readonly lang?: string;
    /** Of a `TH`: what it is the heading of. */
    readonly scope?: 'Column' | 'Row';
  }

  interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right';
    readonly lineBreak?: boolean;
    readonly lineGap?: number;
  }

  /** A node of the tree by which a screen reader reads. */
  interface StructElement {
    /** A closure draws at once, where the element is of the document already. */
    add: (child: StructElement | (() => void)) => StructElement;
    /** Nothing is added any more: it is written, and its children are forgotten. */
    end: () => void;
  }

  interface DocumentOptions {
    readonly size: 'A4';
    readonly margin: number;
    /** Null: none is loaded before one is chosen. */
    readonly font: Uint8Array | null;
    readonly tagged: boolean;
    readonly subset: 'PDF/UA';
    readonly pdfVersion: '1.7';
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly autoFirstPage: boolean;
    readonly info: { readonly Title: string; readonly Author: string; readonly CreationDate: Date };
  }

  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    y: number;
    readonly page: { margins: { bottom: number } };
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    addPage(): this;
    struct(type: string, options: StructOptions, content?: () => void): StructElement;
    addStructure(element: StructElement): this;
    /** What stands on the page and is not read out. */
    markContent(tag: 'Artifact', options: { readonly type: 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
  export type { StructElement, StructOptions, TextOptions };
}
