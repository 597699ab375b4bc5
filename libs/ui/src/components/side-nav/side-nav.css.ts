import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({
  ...flexColumn('lg'),
  width: '100%',
  maxWidth: vars.size.content,
  marginInline: 'auto',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${vars.size.menu} minmax(0, 1fr)`,
      gap: vars.space['2xl'],
      alignItems: 'start',
    },
  },
});
export const nav = style({
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space.xl})` },
  },
});
export const name = style({
  padding: `0 ${vars.space.sm} ${vars.space.sm}`,
  fontSize: vars.font.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.textMuted,
});
export const list = style({ ...flexColumn('hair') });
export const link = style({
  ...flexRow('sm'),
  minHeight: vars.size.controlMd,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[aria-current="page"]': {
      background: vars.color.accent.surface,
      color: vars.color.accent.text,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: `${vars.border.thin} solid Highlight` } },
    },
  },
});
export const back = style({
  ...flexRow('sm'),
  alignSelf: 'start',
  minHeight: vars.size.touch,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
});
/** As wide on every page, whatever it shows. */
export const page = style({ minWidth: 0 });
