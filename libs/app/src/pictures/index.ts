export { encodePicture } from './encode-picture.ts';
export type { PictureOrder } from './picture-order.ts';
