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
/** Floats above what is at the bottom of the screen while the rows are in sight: what is chosen may be far up. */
export const selection = style({
  position: 'sticky',
  insetBlockEnd: vars.space.md,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'center',
  gap: vars.space.sm,
  maxWidth: '100%',
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: `${vars.border.thin} solid ${vars.color.accent.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  boxShadow: vars.shadow.lg,
  fontWeight: vars.weight.medium,
  '@media': {
    [media.phone]: { insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.sm} + env(safe-area-inset-bottom))` },
    [media.print]: { display: 'none' },
  },
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });
