import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const frame = style({ position: 'relative' });
export const input = style({ paddingInlineEnd: `calc(${vars.size.touch} + ${vars.space.xs})` });
export const toggle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.hair,
  display: 'flex',
  alignItems: 'center',
});
