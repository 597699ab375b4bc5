import { style } from '@vanilla-extract/css';
import { media, vars } from '@imah/app/styles';

/** As small as what it holds, and never smaller than a finger or a pointer finds. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  // Its edge lies beside what it holds, which has all the room that it would have without one.
  maxWidth: `calc(100% + 2 * ${vars.space.xs})`,
  minWidth: vars.size.target,
  minHeight: vars.size.controlSm,
  paddingInline: vars.space.xs,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      background: vars.color.surfaceActive,
      boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.borderStrong}`,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` },
  },
  '@media': { [media.phone]: { minHeight: vars.size.touch } },
});
