import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/tokens.ts';

export const list = style({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' });

export const recent = style({ display: 'grid', gap: vars.space.sm, marginBlockStart: vars.space.md });

export const item = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  minWidth: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const kind = style({ fontWeight: vars.weight.semibold });

export const about = style({ overflowWrap: 'anywhere' });

/** Enough to know it again; the whole stands in its editor. */
export const words = style({
  margin: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const small = style({ fontSize: vars.font.sm, color: vars.color.textMuted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const sides = style({ display: 'grid', gap: vars.space.md });
