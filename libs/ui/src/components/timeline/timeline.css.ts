import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

const tone = (name: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color[name].surface,
  borderColor: vars.color[name].border,
  color: vars.color[name].text,
});

export const list = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.controlSm} minmax(0, 1fr)`,
  columnGap: vars.space.md,
  paddingBlockEnd: vars.space.xl,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The thread from one mark to the next; the last has none to go to.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: vars.size.controlSm,
      insetBlockEnd: 0,
      insetInlineStart: `calc(${vars.size.controlSm} / 2)`,
      borderInlineStart: `${vars.border.thin} solid ${vars.color.border}`,
    },
  },
});
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: vars.size.controlSm,
    height: vars.size.controlSm,
    border: `${vars.border.thin} solid`,
    borderRadius: vars.radius.full,
  },
  variants: {
    tone: {
      neutral: tone('neutral'),
      accent: tone('accent'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      info: tone('info'),
    },
  },
});
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
  minHeight: vars.size.controlSm,
  paddingBlockStart: vars.space.xs,
});
export const title = style({ fontWeight: vars.weight.medium, minWidth: 0 });
export const time = style({ fontSize: vars.font.sm, color: vars.color.textMuted });
export const detail = style({ color: vars.color.textMuted, minWidth: 0 });
