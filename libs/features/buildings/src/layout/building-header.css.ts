import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const icon = style({
  display: 'none',
  flex: 'none',
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  background: vars.color.accent.surface,
  color: vars.color.accent.text,
  '@media': { [media.tablet]: { display: 'inline-flex' } },
});

export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
