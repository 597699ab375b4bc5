import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  padding: vars.space.sm,
  borderRadius: vars.radius.md,
  background: vars.color.accent.surface,
  color: vars.color.accent.text,
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
