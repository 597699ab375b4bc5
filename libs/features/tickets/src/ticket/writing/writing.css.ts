import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const list = style({
  display: 'grid',
  maxHeight: vars.size.menu,
  overflowY: 'auto',
  margin: 0,
  padding: vars.space.xs,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
});

export const option = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&[aria-selected="true"]': { background: vars.color.surfaceActive } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: `${vars.border.focus} solid Highlight` } },
    },
    [media.phone]: { minHeight: vars.size.touch },
  },
});

export const hint = style({
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
