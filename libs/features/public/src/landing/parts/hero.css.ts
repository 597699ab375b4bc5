import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const hero = style({
  overflowX: 'clip',
  paddingBlock: `${vars.space['3xl']} ${vars.space['2xl']}`,
  background: `radial-gradient(60rem 32rem at 50% 0%, ${vars.color.accent.surfaceHover}, transparent 70%)`,
  '@media': { [media.tablet]: { paddingBlock: `${vars.space['4xl']} ${vars.space['3xl']}` } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.lg,
  maxWidth: vars.size.prose,
  marginInline: 'auto',
  marginBottom: vars.space['3xl'],
  textWrap: 'balance',
});

export const badge = style({
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.full,
  border: `${vars.border.thin} solid ${vars.color.accent.border}`,
  background: vars.color.accent.surface,
  color: vars.color.accent.text,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.medium,
});

export const note = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  gap: vars.space.sm,
  color: vars.color.textMuted,
  // On a phone the sentence takes two lines, and a sign before it would stand far from both.
  '@media': { [media.tablet]: { flexDirection: 'row' } },
});
