import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const line = `${vars.border.thin} solid ${vars.color.border}`;
const tone = (name: 'accent' | 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color[name].surface,
  borderColor: vars.color[name].border,
  color: vars.color[name].text,
});

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minWidth: 0 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm });
export const title = style({ marginInlineEnd: 'auto' });
export const grid = style({
  display: 'grid',
  border: line,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  overflow: 'hidden',
});
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  selectors: { '& + &': { borderBlockStart: line } },
});
export const weekday = style({
  padding: vars.space.sm,
  fontSize: vars.font.xs,
  fontWeight: vars.weight.semibold,
  color: vars.color.textMuted,
  textAlign: 'center',
});
export const day = style({
  ...flexColumn('hair'),
  minHeight: '6.5rem',
  minWidth: 0,
  padding: vars.space.xs,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: line },
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focusOffset})` },
    '&[aria-selected="true"]': { background: vars.color.accent.surface },
    '&[data-month="other"]': { background: vars.color.surfaceSunken },
  },
  '@media': {
    // A phone shows that there is something; what it is stands in the list of the chosen day.
    [media.phone]: {
      minHeight: vars.size.touch,
      alignItems: 'center',
    },
  },
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'flex-start',
  minWidth: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.full,
  fontSize: vars.font.sm,
  selectors: {
    '[data-month="other"] &': { color: vars.color.textMuted },
    '[aria-current="date"] &': {
      background: vars.color.accent.solid,
      color: vars.color.accent.on,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { [media.phone]: { alignSelf: 'center' } },
});
export const event = style({
  paddingInline: vars.space.xs,
  border: `${vars.border.thin} solid`,
  borderRadius: vars.radius.sm,
  fontSize: vars.font.xs,
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});
export const tones = styleVariants({
  accent: tone('accent'),
  success: tone('success'),
  warning: tone('warning'),
  danger: tone('danger'),
  info: tone('info'),
});
export const more = style({
  paddingInline: vars.space.xs,
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { display: 'none' } },
});
export const dot = style({
  display: 'none',
  width: vars.size.mark,
  height: vars.size.mark,
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  '@media': { [media.phone]: { display: 'block' } },
});
export const agenda = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });
