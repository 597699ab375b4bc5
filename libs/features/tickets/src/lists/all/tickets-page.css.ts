import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

/** Long names take two lines: the row is as high in any case. */
export const building = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.3,
});
export const filters = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.sm, minWidth: 0 });
export const search = style({ flex: 1, minWidth: 0 });
