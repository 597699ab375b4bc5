import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  // At the end of a line it would make the page a pixel wider than its window.
  marginInlineStart: `calc(-1 * ${vars.border.thin})`,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
