import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space.sm,
  paddingBlock: vars.space.md,
  paddingInline: vars.space.sm,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  // A finger that goes down the list scrolls it.
  touchAction: 'pan-y',
  selectors: { '&[data-read=unread]': { background: vars.color.surfaceTint } },
});

export const mark = style({
  display: 'inline-flex',
  paddingBlockStart: vars.space.hair,
  color: vars.color.textMuted,
  selectors: {
    '&[data-tone=danger]': { color: vars.color.danger.text },
    '&[data-tone=warning]': { color: vars.color.warning.text },
    '&[data-tone=success]': { color: vars.color.success.text },
  },
});

export const title = style({
  fontWeight: vars.weight.medium,
  selectors: { '[data-read=unread] &': { fontWeight: vars.weight.semibold } },
});

/** A button keeps its own height and width, whatever the row's. */
export const tools = style({ display: 'flex', alignItems: 'start' });

/** Keys are for who has a keyboard. */
export const keys = style({ '@media': { '(pointer: coarse)': { display: 'none' } } });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const words = style({ display: 'grid', gap: vars.space.hair, minWidth: 0, overflowWrap: 'anywhere' });

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
});
