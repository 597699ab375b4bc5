import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexColumn } from '../../shared/flow.ts';
import { vars } from '../../tokens/contract.css.ts';

export const frame = recipe({
  base: {
    ...flexColumn('sm', { align: 'center', justify: 'center' }),
    textAlign: 'center',
    minWidth: 0,
  },
  variants: {
    size: {
      section: { padding: `${vars.space['2xl']} ${vars.space.lg}` },
      page: { padding: `${vars.space['4xl']} ${vars.space.lg}`, minHeight: '60dvh' },
    },
  },
});
export const icon = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: vars.size.controlLg,
    height: vars.size.controlLg,
    borderRadius: vars.radius.full,
    marginBlockEnd: vars.space.xs,
  },
  variants: {
    tone: {
      neutral: { background: vars.color.accent.surface, color: vars.color.accent.text },
      danger: { background: vars.color.danger.surface, color: vars.color.danger.text },
      warning: { background: vars.color.warning.surface, color: vars.color.warning.text },
    },
  },
});
export const text = style({ maxWidth: vars.size.form, color: vars.color.textMuted, textWrap: 'pretty' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
});
