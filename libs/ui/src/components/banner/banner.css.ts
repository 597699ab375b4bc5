import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { flexRow } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

const tone = (name: 'neutral' | 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color[name].surface,
  borderColor: vars.color[name].border,
});
const mark = (name: 'success' | 'warning' | 'danger' | 'info') => ({ color: vars.color[name].text });

export const banner = recipe({
  base: {
    ...flexRow('md'),
    minHeight: vars.size.touch,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.lg,
    borderBlockEnd: `${vars.border.thin} solid`,
    color: vars.color.text,
    '@media': { [media.print]: { display: 'none' } },
  },
  variants: {
    tone: {
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      info: tone('info'),
    },
  },
});
export const icon = recipe({
  base: { display: 'inline-flex', flexShrink: 0 },
  variants: {
    tone: { success: mark('success'), warning: mark('warning'), danger: mark('danger'), info: mark('info') },
  },
});
export const words = style({
  ...flexRow(null, { wrap: 'wrap' }),
  gap: `${vars.space.xs} ${vars.space.md}`,
  flex: 1,
  minWidth: 0,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, marginInlineStart: 'auto' });
export const text = style({ minWidth: 0, textWrap: 'pretty' });
