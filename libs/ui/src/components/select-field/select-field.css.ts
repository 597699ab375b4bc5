import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const frame = style({ position: 'relative' });
export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space['2xl'],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.md,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
});
