import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@imah/app/styles';

/** How far a meter is set in below its main ones; deeper ones are rare, and stand as far. */
export const leading = styleVariants({
  top: { display: 'inline-flex' },
  below: { display: 'inline-flex', paddingInlineStart: vars.space.xl },
  deep: { display: 'inline-flex', paddingInlineStart: `calc(2 * ${vars.space.xl})` },
});
