import { style } from '@vanilla-extract/css';
import { inlineFlexRow, flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.color.canvas,
});
export const header = style({
  background: vars.color.accent.solid,
  color: vars.color.accent.on,
});
export const bar = style({
  ...flexRow('md', { wrap: 'wrap' }),
  width: '100%',
  maxWidth: vars.size.content,
  minHeight: vars.size.header,
  marginInline: 'auto',
  paddingInline: vars.space.lg,
  '@media': { [media.tablet]: { paddingInline: vars.space.xl } },
});
export const brand = style({
  fontSize: vars.font.xl,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.tight,
});
export const navigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  flex: 1,
  paddingBlock: vars.space.sm,
});
export const link = style({
  ...inlineFlexRow('sm'),
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover': { background: vars.color.accent.solidHover },
    '&[aria-current="page"]': { background: vars.color.accent.solidActive, fontWeight: vars.weight.semibold },
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-2px' },
  },
});
export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  width: '100%',
  maxWidth: vars.size.content,
  marginInline: 'auto',
});
export const footer = style({
  padding: vars.space.lg,
  textAlign: 'center',
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
});
