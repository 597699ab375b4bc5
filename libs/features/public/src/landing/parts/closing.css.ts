import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const closing = style({ paddingBottom: vars.space['4xl'] });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.md,
  padding: `${vars.space['3xl']} ${vars.space.lg}`,
  borderRadius: vars.radius.xl,
  border: `${vars.border.thin} solid ${vars.color.accent.border}`,
  background: vars.color.accent.surface,
  textAlign: 'center',
});
