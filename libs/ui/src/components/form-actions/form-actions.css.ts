import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const end = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minWidth: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
});
export const aside = style({ marginInlineEnd: 'auto' });
