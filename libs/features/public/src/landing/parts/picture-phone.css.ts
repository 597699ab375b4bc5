import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const phone = style({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${vars.space['3xl']})`,
  bottom: `calc(-1 * ${vars.space['2xl']})`,
  display: 'none',
  flexDirection: 'column',
  gap: vars.space.xs,
  width: vars.size.menu,
  padding: vars.space.lg,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.lg,
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const icon = style({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  padding: vars.space.sm,
  marginBottom: vars.space.sm,
  borderRadius: vars.radius.md,
  background: vars.color.accent.surface,
  color: vars.color.accent.text,
});
export const title = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontSize: vars.font.xl,
  fontWeight: vars.weight.semibold,
  color: vars.color.success.text,
});
export const note = style({ fontSize: vars.font.xs, color: vars.color.textMuted });
