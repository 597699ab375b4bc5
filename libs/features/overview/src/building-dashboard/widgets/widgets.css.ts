import { style } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

export const bar = style({
  display: 'block',
  height: '0.25rem',
  borderRadius: vars.radius.sm,
  background: vars.color.data['1'],
});

const plain = style({ listStyle: 'none', margin: 0, padding: 0 });

export const legends = style([plain, { display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }]);

export const legend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.xs,
  color: vars.color.textMuted,
});

const looks = {
  '&[data-look=alarm]': {
    background: vars.color.danger.surface,
    color: vars.color.danger.text,
    borderColor: vars.color.danger.border,
  },
  '&[data-look=ticket]': {
    background: vars.color.warning.surface,
    color: vars.color.warning.text,
    borderColor: vars.color.warning.border,
  },
  '&[data-look=renovation]': {
    background: vars.color.info.surface,
    color: vars.color.info.text,
    borderColor: vars.color.info.border,
  },
  '&[data-look=vacant]': { background: vars.color.surfaceSunken, borderStyle: 'dashed' },
} as const;

const face = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.text,
} as const;

export const mark = style([face, { padding: vars.space.hair, selectors: looks }]);

// Thousands of units stay quick: only floors near the screen are drawn.
export const floor = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 4rem' });

export const cells = style([
  plain,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
    gap: vars.space.xs,
    marginTop: vars.space.xs,
  },
]);

export const cell = style([
  face,
  {
    width: '100%',
    minHeight: '2rem',
    paddingInline: vars.space.sm,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: vars.font.sm,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    selectors: {
      ...looks,
      '&:hover': { borderColor: vars.color.borderStrong },
      '&:focus-visible': {
        outline: `${vars.border.focus} solid ${vars.color.focus}`,
        outlineOffset: vars.border.focusOffset,
      },
    },
  },
]);

export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });
