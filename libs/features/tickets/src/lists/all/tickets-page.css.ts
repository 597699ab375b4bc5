import { style } from '@vanilla-extract/css';

/** Long names take two lines: the row is as high in any case. */
export const building = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.3,
});
