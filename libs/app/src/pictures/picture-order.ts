/** Which part of a picture is drawn, how large, and as what it is written. In pixels. */
export interface PictureOrder {
  readonly from: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly width: number;
  readonly height: number;
  readonly type: 'image/jpeg' | 'image/png';
  /** Of a JPEG, from 0 to 1. */
  readonly quality?: number;
}

/** What goes to the worker. */
export interface PictureTask {
  readonly picture: ImageBitmap;
  readonly order: PictureOrder;
}

/** What comes back: the picture, or why there is none. */
export type PictureAnswer = { readonly content: Blob } | { readonly reason: string };
