import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: vars.size.controlMd,
  '@media': { [media.print]: { display: 'none' } },
});
export const search = style({
  flex: `1 1 ${vars.size.menu}`,
  maxWidth: vars.size.panel,
  '@media': { [media.phone]: { maxWidth: 'none' } },
});
export const end = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, marginInlineStart: 'auto' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
});
export const selection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: `${vars.border.thin} solid ${vars.color.accent.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.accent.surface,
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
