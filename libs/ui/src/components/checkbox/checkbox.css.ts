import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  minHeight: vars.size.target,
  cursor: 'pointer',
});
export const box = style({
  width: vars.size.iconLg,
  height: vars.size.iconLg,
  marginBlock: vars.space.hair,
  flexShrink: 0,
  accentColor: vars.color.accent.solid,
  cursor: 'inherit',
});
/** Begins where the words begin, not below the box. */
export const below = style({ marginInlineStart: `calc(${vars.size.iconLg} + ${vars.space.sm})` });
export const words = style({ paddingBlock: vars.space.hair });
