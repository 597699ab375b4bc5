import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.md });
export const output = style({ fontSize: vars.font.sm, fontWeight: vars.weight.semibold, color: vars.color.text });
export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: vars.size.touch,
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' } },
});
export const track = style({
  position: 'relative',
  flex: 1,
  height: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceActive,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});
export const range = style({
  position: 'absolute',
  height: '100%',
  borderRadius: 'inherit',
  background: vars.color.accent.solid,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const thumb = style({
  display: 'block',
  width: vars.size.iconLg,
  height: vars.size.iconLg,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  border: `${vars.border.thick} solid ${vars.color.accent.solid}`,
  boxShadow: vars.shadow.sm,
  // A finger needs more than the eye.
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.md})`, borderRadius: 'inherit' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText', background: 'ButtonFace' } },
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
});
