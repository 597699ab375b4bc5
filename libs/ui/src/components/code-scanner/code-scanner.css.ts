import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn } from '../../shared/flow.ts';
import { media } from '../../tokens/measures.ts';
import { vars } from '../../tokens/contract.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, maxWidth: vars.size.form });
export const view = style({
  position: 'relative',
  ...flexColumn('md', { align: 'center', justify: 'center' }),
  aspectRatio: '4 / 3',
  padding: vars.space.xl,
  overflow: 'hidden',
  textAlign: 'center',
  color: vars.color.text,
  background: vars.color.surfaceSunken,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  selectors: { '&[data-state="found"]': { borderColor: vars.color.success.border } },
});
export const video = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  visibility: 'hidden',
  selectors: { '[data-state="scanning"] > &': { visibility: 'visible' } },
});
/** Where the label should be held: four corners. */
export const aim = style({
  position: 'absolute',
  insetBlock: '18%',
  insetInline: '26%',
  borderRadius: vars.radius.lg,
  outline: `${vars.border.thick} solid ${vars.color.onInverse}`,
  boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});
export const says = style({ maxWidth: '34ch', textWrap: 'balance' });
/** Over the picture the words need a ground of their own. */
export const caption = style({
  position: 'absolute',
  insetBlockEnd: vars.space.md,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.font.sm,
});
export const mark = style({
  display: 'inline-flex',
  color: vars.color.textMuted,
  selectors: {
    '[data-state="found"] > &': { color: vars.color.success.text },
    '[data-state="denied"] > &': { color: vars.color.danger.text },
  },
});
export const manual = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.sm });
export const field = style({ flex: 1, minWidth: 0 });
globalStyle(`${manual} > button, ${view} > button`, { '@media': { [media.phone]: { minHeight: vars.size.touch } } });
