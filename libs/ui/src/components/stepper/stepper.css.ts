import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const tone = (name: 'accent' | 'success' | 'danger') => ({
  background: vars.color[name].surface,
  borderColor: vars.color[name].border,
  color: vars.color[name].text,
});

export const nav = style({ minWidth: 0 });
export const counter = style({
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  paddingBlockEnd: vars.space.sm,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const list = style({ display: 'flex', gap: vars.space.sm, minWidth: 0 });
export const step = style({
  flex: 1,
  minWidth: 0,
  '@media': {
    // A phone names the step one is in; the others are only marks.
    [media.phone]: { selectors: { '&:not([data-state="current"])': { flex: '0 0 auto' } } },
  },
});
export const face = style({
  ...flexRow('sm'),
  width: '100%',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.md,
  textAlign: 'start',
});
export const press = style([face, { selectors: { '&:hover': { background: vars.color.surfaceHover } } }]);
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: vars.size.controlSm,
    height: vars.size.controlSm,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.full,
    fontSize: vars.font.sm,
    fontWeight: vars.weight.semibold,
  },
  variants: {
    state: {
      upcoming: { color: vars.color.textMuted },
      current: {
        background: vars.color.accent.solid,
        borderColor: vars.color.accent.solid,
        color: vars.color.accent.on,
      },
      done: tone('success'),
      failed: tone('danger'),
    },
  },
});
export const words = style({
  minWidth: 0,
  '@media': {
    [media.phone]: {
      // Still said, only not drawn.
      selectors: {
        '[data-state]:not([data-state="current"]) &': {
          position: 'absolute',
          width: vars.border.thin,
          height: vars.border.thin,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
export const label = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  selectors: { '[data-state="current"] &': { color: vars.color.text, fontWeight: vars.weight.semibold } },
});
export const description = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
});
export const thread = style({
  flex: 1,
  minWidth: vars.space.sm,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  '@media': { [media.phone]: { display: 'none' } },
});
