import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

/** What is drawn aside, above what its side does. */
export const line = style({ position: 'relative', overflow: 'hidden' });
export const drawn = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '4.5rem',
  paddingBlock: vars.space.sm,
  paddingInlineStart: vars.space.md,
  background: vars.color.surface,
  // A finger that goes down the list scrolls it.
  touchAction: 'pan-y',
  selectors: { '[data-selected="on"] &': { background: vars.color.accent.surface } },
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.hair, minWidth: 0 });
const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0 });
export const name = style({ ...oneLine, fontWeight: vars.weight.semibold });
export const urgent = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.danger.text });
export const about = style({
  ...oneLine,
  color: vars.color.textMuted,
  fontSize: vars.font.sm,
  fontVariantNumeric: 'tabular-nums',
});
/** Nobody's: the outline of a person. */
export const nobody = style({ display: 'inline-flex', padding: vars.space.xs, color: vars.color.textMuted });
const act = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  width: '50%',
  paddingInline: vars.space.lg,
  fontWeight: vars.weight.semibold,
});
export const right = style([
  act,
  { insetInlineStart: 0, background: vars.color.success.surface, color: vars.color.success.text },
]);
export const left = style([
  act,
  { insetInlineEnd: 0, justifyContent: 'flex-end', background: vars.color.info.surface, color: vars.color.info.text },
]);

export const facts = style({ display: 'grid', gap: vars.space.xs });
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minHeight: vars.size.touch,
});
export const term = style({ color: vars.color.textMuted });
export const value = style({ minWidth: 0 });

/** Round, above the bar, where the thumb is; away while rows are chosen, whose bar lies there. */
export const report = style({
  position: 'fixed',
  insetInlineEnd: vars.space.lg,
  insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.lg} + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.sticky,
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  color: vars.color.accent.on,
  boxShadow: vars.shadow.lg,
  selectors: { 'body:has([data-selected="on"]) &': { display: 'none' } },
  '@media': {
    [media.forcedColors]: { border: `${vars.border.thin} solid ButtonText` },
    [media.print]: { display: 'none' },
  },
});
/** As much room below the last row as the round button takes, so that it hides none. */
export const room = style({ paddingBlockEnd: '4.5rem' });
