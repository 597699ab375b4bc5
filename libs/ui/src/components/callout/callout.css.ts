import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const tone = (status: 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color[status].surface,
  borderColor: vars.color[status].border,
  color: vars.color[status].text,
});

export const callout = recipe({
  base: {
    display: 'flex',
    gap: vars.space.md,
    padding: vars.space.md,
    border: `${vars.border.thin} solid`,
    borderRadius: vars.radius.md,
    minWidth: 0,
  },
  variants: {
    tone: { success: tone('success'), warning: tone('warning'), danger: tone('danger'), info: tone('info') },
  },
});
export const icon = style({ paddingBlockStart: vars.space.hair });
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, flex: 1, minWidth: 0 });
export const title = style({ fontWeight: vars.weight.semibold });
export const content = style({ color: vars.color.text });
// A target is taller than a line of words: it may stand a little over the frame's inner edge.
export const corner = style({ flexShrink: 0, marginBlock: `calc(-1 * ${vars.space.xs})` });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
});
