import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

export const list = style({ display: 'grid', gap: vars.space.md, margin: 0, padding: 0, listStyle: 'none' });

export const event = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.md,
  fontSize: vars.font.sm,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const said = style({
  flexBasis: '100%',
  margin: 0,
  paddingInlineStart: vars.space.md,
  borderInlineStart: `${vars.border.thick} solid ${vars.color.border}`,
  color: vars.color.text,
  whiteSpace: 'pre-wrap',
});

const entry = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  background: vars.color.surface,
  breakInside: 'avoid',
});

/** What the resident reads stands on the page; what only the staff read looks like a slip of yellow paper. */
export const comment = styleVariants({
  resident: [entry],
  staff: [entry, { background: vars.color.info.surface, borderColor: vars.color.info.border }],
  note: [
    entry,
    {
      background: vars.color.warning.surface,
      borderColor: vars.color.warning.border,
      borderStyle: 'dashed',
      '@media': { [media.print]: { display: 'none' } },
    },
  ],
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm });

export const author = style({ fontWeight: vars.weight.semibold });

export const time = style({ color: vars.color.textMuted, fontSize: vars.font.xs });

export const body = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const box = style({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  border: `${vars.border.thick} solid`,
  '@media': { [media.print]: { display: 'none' } },
});

export const composer = styleVariants({
  reply: [box, { background: vars.color.info.surface, borderColor: vars.color.info.border }],
  note: [
    box,
    { background: vars.color.warning.surface, borderColor: vars.color.warning.border, borderStyle: 'dashed' },
  ],
});

/** A finger has no Ctrl key. */
export const keys = style({ '@media': { '(pointer: coarse)': { display: 'none' } } });
