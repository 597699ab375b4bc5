import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderTop: `${vars.border.thin} solid ${vars.color.border}`,
  fontSize: vars.font.sm,
});

export const icon = style({
  display: 'inline-flex',
  padding: vars.space.sm,
  borderRadius: vars.radius.md,
  background: vars.color.accent.surface,
  color: vars.color.accent.text,
});

export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});

export const value = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
  selectors: { '&[data-tone=warning]': { color: vars.color.warning.text } },
});

export const pending = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.info.text,
  fontWeight: vars.weight.medium,
});

export const track = style({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  width: vars.size.controlMd,
  padding: vars.space.hair,
  borderRadius: vars.radius.full,
  border: `${vars.border.thick} dashed ${vars.color.info.border}`,
  background: vars.color.info.surface,
});

export const thumb = style({
  width: vars.size.iconMd,
  height: vars.size.iconMd,
  borderRadius: vars.radius.full,
  background: vars.color.info.solid,
});
